-- The audit log's chain is made by the server, with a key that the database never holds: who owns the database cannot continue it, nor make it anew.

-- Where the key begins: the last entry from before it, and the keyed value over the unkeyed chain up to there, which the next entry continues.
CREATE TABLE audit_key (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  n bigint NOT NULL CHECK (n >= 0),
  chain bytea NOT NULL CHECK (octet_length(chain) = 32)
);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_key FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();

-- Appends entries whose number and chain value the server has made, under the lock on the head. A program from before the key brings neither: what
-- it wrote would look forged. It is told to come again, which it answers with 503 until it is replaced.
CREATE OR REPLACE FUNCTION audit_record(rows jsonb) RETURNS void LANGUAGE plpgsql AS $$
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

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'clearterm_app') THEN
    REVOKE UPDATE, DELETE, TRUNCATE ON audit_key FROM clearterm_app;
  END IF;
END $$;
