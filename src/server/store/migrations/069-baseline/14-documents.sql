-- Documents: people's files, sealed. Content and name are under a key of each file's own, and that key under one that is not in the database.

-- How much an owner stores. The triggers below count it, so that concurrent uploads can't exceed the limits.
CREATE TABLE document_quota (
  owner uuid PRIMARY KEY,
  files integer NOT NULL CHECK (files BETWEEN 0 AND 10),
  bytes bigint NOT NULL CHECK (bytes BETWEEN 0 AND 52428800)
);

-- A file.
CREATE TABLE document (
  id uuid PRIMARY KEY,
  -- A member; for a visitor's upload, an id of its own.
  owner uuid NOT NULL REFERENCES document_quota,
  kind text NOT NULL CHECK (kind IN ('pdf', 'jpg', 'webp')),
  purpose text NOT NULL CHECK (purpose IN ('avatar', 'govt_id', 'employment_letter')),
  -- Size of the content before sealing.
  bytes integer NOT NULL CHECK (bytes > 0),
  sealed_key bytea NOT NULL CHECK (octet_length(sealed_key) = 60),
  sealed_name bytea NOT NULL,
  sealed_content bytea NOT NULL CHECK (octet_length(sealed_content) = bytes + 28),
  -- HMAC of the content. It shows only whether two owners uploaded the same file.
  content_mark bytea NOT NULL CHECK (octet_length(content_mark) = 32),
  created_at timestamptz NOT NULL,
  -- When the file is removed. An avatar stays until its owner changes it.
  keep_until timestamptz,
  CHECK ((purpose = 'avatar') = (keep_until IS NULL)),
  CHECK ((purpose = 'avatar') = (kind = 'webp'))
);
-- Sealed content doesn't compress.
ALTER TABLE document ALTER COLUMN sealed_content SET STORAGE EXTERNAL;
CREATE INDEX document_owner ON document (owner, created_at DESC);
CREATE INDEX document_ends ON document (keep_until) WHERE keep_until IS NOT NULL;
CREATE INDEX document_mark ON document (content_mark);
-- One picture for each person.
CREATE UNIQUE INDEX document_avatar ON document (owner) WHERE purpose = 'avatar';
CREATE TRIGGER person_is_here BEFORE INSERT ON document FOR EACH ROW EXECUTE FUNCTION identity_guard_owner();

CREATE FUNCTION document_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE document_quota SET files = files + 1, bytes = bytes + NEW.bytes WHERE owner = NEW.owner;
  ELSE
    UPDATE document_quota SET files = files - 1, bytes = bytes - OLD.bytes WHERE owner = OLD.owner;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER counted AFTER INSERT OR DELETE ON document FOR EACH ROW EXECUTE FUNCTION document_count();

-- A file is removed, never changed.
CREATE FUNCTION document_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a document is kept or removed, never changed' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER unchanging BEFORE UPDATE ON document FOR EACH ROW EXECUTE FUNCTION document_refuse_change();
