-- Audit: what administrators did, as an append-only chain whose key is not in the database.

CREATE FUNCTION audit_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is append-only: % on % is refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;

-- The text that the audit log is searched by.
CREATE FUNCTION audit_sought(actor_email text, action text, object_id text, reason text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(coalesce(actor_email, '') || ' ' || action || ' ' || coalesce(object_id, '') || ' ' || coalesce(reason, ''))
$$;

-- What an administrator did: before, after, and the reason.
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
CREATE INDEX audit_entry_actor ON audit_entry (actor, n DESC);
CREATE INDEX audit_entry_parts ON audit_entry USING gin (text_parts(audit_sought(actor_email, action, object_id, reason))) WITH (fastupdate = off);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entry FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();

-- Where the keyed chain begins: the last entry from before the key, and the keyed value over the chain up to it, which the next entry continues.
CREATE TABLE audit_key (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  n bigint NOT NULL CHECK (n >= 0),
  chain bytea NOT NULL CHECK (octet_length(chain) = 32)
);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_key FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();

-- The last entry. Each writer locks this row, so that the entries of all nodes have one order without gaps.
CREATE TABLE audit_head (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  n bigint NOT NULL,
  chain bytea NOT NULL CHECK (octet_length(chain) = 32)
);
INSERT INTO audit_head (n, chain) VALUES (0, decode(repeat('00', 32), 'hex'));
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON audit_head FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();

-- The chain as it was before the key, for the entries from that time: chain_n = SHA-256("clearterm/audit/chain/v1\0" || chain_{n-1} || row_n), the row as the text of one JSON array; chain_0 is 32 zero bytes.
CREATE FUNCTION audit_chain(previous bytea, e audit_entry) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(convert_to('clearterm/audit/chain/v1', 'UTF8') || '\x00'::bytea || previous || convert_to(jsonb_build_array(
    e.n, to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), e.actor, e.actor_email, e.action, e.object_kind, e.object_id,
    e.before, e.after, e.reason, e.request_id)::text, 'UTF8'))
$$;

-- Appends entries with the number and chain value that the server computed under the lock on the head. A server from before the key computes
-- neither, and its entries would look forged: it gets an error that it answers with 503 until it is replaced.
CREATE FUNCTION audit_record(rows jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  head audit_head;
  entry audit_entry;
BEGIN
  SELECT * INTO STRICT head FROM audit_head FOR UPDATE;
  FOR entry IN
    SELECT r.n, r.at, r.actor, r.actor_email, r.action, r.object_kind, r.object_id, nullif(r.before, 'null'), nullif(r.after, 'null'), r.reason,
      r.request_id, decode(r.chain, 'base64')
    FROM jsonb_to_recordset(rows) AS r (n bigint, at timestamptz, actor uuid, actor_email text, action text, object_kind text, object_id text,
      before jsonb, after jsonb, reason text, request_id text, chain text)
    ORDER BY r.n
  LOOP
    IF entry.n IS NULL OR entry.chain IS NULL THEN
      RAISE EXCEPTION 'the audit log takes entries of a newer program only' USING ERRCODE = 'lock_not_available';
    END IF;
    IF entry.n <> head.n + 1 THEN
      RAISE EXCEPTION 'the audit log continues where it ended' USING ERRCODE = 'check_violation';
    END IF;
    head.n := entry.n;
    head.chain := entry.chain;
    INSERT INTO audit_entry SELECT entry.*;
  END LOOP;
  UPDATE audit_head SET n = head.n, chain = head.chain;
END $$;

-- What the application's role may not do.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'clearterm_app') THEN
    REVOKE UPDATE, DELETE, TRUNCATE ON audit_entry, audit_key FROM clearterm_app;
    REVOKE INSERT, DELETE, TRUNCATE ON audit_head FROM clearterm_app;
  END IF;
END $$;
