-- expand
-- Rotation of SECRET_KEY. An older version of the program reads none of these tables, and only one that knows a list of keys can be started after a rotation.

-- Every key that the database has known, by a check value. When nothing was sealed by a former key any more and it was taken out, `gone_at` says since when.
CREATE TABLE secret_key (
  number integer PRIMARY KEY CHECK (number > 0),
  value bytea NOT NULL UNIQUE,
  since timestamptz NOT NULL DEFAULT now(),
  gone_at timestamptz
);

-- Derived keys of former generations whose past use must stay verifiable, sealed under the newest key.
CREATE TABLE kept_key (
  id uuid PRIMARY KEY,
  label text NOT NULL,
  generation integer NOT NULL REFERENCES secret_key,
  sealed bytea NOT NULL,
  UNIQUE (label, generation)
);

-- How far the job that re-seals values has come in each column, for the newest generation.
CREATE TABLE reseal (
  name text PRIMARY KEY,
  generation integer NOT NULL,
  after uuid,
  done_at timestamptz
);

-- From which entry on the audit log is chained with another key: a value over the chain so far under the new key.
CREATE TABLE audit_key_change (
  n bigint PRIMARY KEY CHECK (n >= 0),
  key_id bytea NOT NULL UNIQUE CHECK (octet_length(key_id) = 8),
  chain bytea NOT NULL CHECK (octet_length(chain) = 32)
);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_key_change FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();

-- Only the envelope of a document's key may change.
CREATE OR REPLACE FUNCTION document_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.id, OLD.owner, OLD.kind, OLD.purpose, OLD.bytes, OLD.sealed_name, OLD.sealed_content, OLD.content_mark, OLD.created_at, OLD.keep_until)
     IS DISTINCT FROM
     (NEW.id, NEW.owner, NEW.kind, NEW.purpose, NEW.bytes, NEW.sealed_name, NEW.sealed_content, NEW.content_mark, NEW.created_at, NEW.keep_until) THEN
    RAISE EXCEPTION 'a document is kept or removed, never changed' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'clearterm_app') THEN
    REVOKE UPDATE, DELETE, TRUNCATE ON audit_key_change FROM clearterm_app;
    REVOKE UPDATE, DELETE, TRUNCATE ON secret_key FROM clearterm_app;
    GRANT UPDATE (gone_at) ON secret_key TO clearterm_app;
    REVOKE DELETE, TRUNCATE ON kept_key FROM clearterm_app;
  END IF;
END $$;
