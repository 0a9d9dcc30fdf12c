-- The audit log: append-only and hash-chained, written in the transaction that makes the change.

CREATE TABLE audit_entry (
  n bigint PRIMARY KEY CHECK (n > 0),
  at timestamptz NOT NULL,
  actor uuid,
  actor_email text,
  action text NOT NULL,
  object_kind text NOT NULL,
  object_id text,
  before jsonb,
  after jsonb,
  reason text,
  request_id text,
  chain bytea NOT NULL CHECK (octet_length(chain) = 32)
);
CREATE INDEX audit_entry_object ON audit_entry (object_id, n DESC);
CREATE INDEX audit_entry_action ON audit_entry (action, n DESC);

-- One row, locked by each writer: entries of all nodes stand in one gapless order.
CREATE TABLE audit_head (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  n bigint NOT NULL,
  chain bytea NOT NULL CHECK (octet_length(chain) = 32)
);
INSERT INTO audit_head (n, chain) VALUES (0, decode(repeat('00', 32), 'hex'));

-- chain_n = SHA-256("clearterm/audit/chain/v1\0" || chain_{n-1} || row_n), the row as the text of one JSON array; chain_0 is 32 zero bytes.
CREATE FUNCTION audit_chain(previous bytea, e audit_entry) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(convert_to('clearterm/audit/chain/v1', 'UTF8') || '\x00'::bytea || previous || convert_to(jsonb_build_array(
    e.n, to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), e.actor, e.actor_email, e.action, e.object_kind, e.object_id,
    e.before, e.after, e.reason, e.request_id)::text, 'UTF8'))
$$;

-- Appends rows in their order. Also the ledger's record function for changes that move money.
CREATE FUNCTION audit_record(rows jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  head audit_head;
  entry audit_entry;
BEGIN
  SELECT * INTO STRICT head FROM audit_head FOR UPDATE;
  FOR entry IN
    SELECT head.n + r.position, r.at, r.actor, r.actor_email, r.action, r.object_kind, r.object_id,
      nullif(r.before, 'null'), nullif(r.after, 'null'), r.reason, r.request_id, NULL::bytea
    FROM ROWS FROM (jsonb_to_recordset(rows) AS (at timestamptz, actor uuid, actor_email text, action text, object_kind text, object_id text,
      before jsonb, after jsonb, reason text, request_id text)) WITH ORDINALITY
      AS r (at, actor, actor_email, action, object_kind, object_id, before, after, reason, request_id, position)
    ORDER BY r.position
  LOOP
    head.chain := audit_chain(head.chain, entry);
    head.n := entry.n;
    entry.chain := head.chain;
    INSERT INTO audit_entry SELECT entry.*;
  END LOOP;
  UPDATE audit_head SET n = head.n, chain = head.chain;
END $$;

CREATE FUNCTION audit_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is append-only: % on % is refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entry FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON audit_head FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'clearterm_app') THEN
    REVOKE UPDATE, DELETE, TRUNCATE ON audit_entry FROM clearterm_app;
    REVOKE INSERT, DELETE, TRUNCATE ON audit_head FROM clearterm_app;
  END IF;
END $$;
