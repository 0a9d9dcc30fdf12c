-- Files of people, sealed: the content and the name under a key of each file's own, and that key under one which is not in the database.

-- How much an owner keeps; counted by the triggers below, so that no number of callers at once gets past its limits.
CREATE TABLE document_quota (
  owner uuid PRIMARY KEY,
  files integer NOT NULL CHECK (files BETWEEN 0 AND 10),
  bytes bigint NOT NULL CHECK (bytes BETWEEN 0 AND 52428800)
);

CREATE TABLE document (
  id uuid PRIMARY KEY,
  -- A member, or what a visitor sent: an id that is nobody's.
  owner uuid NOT NULL REFERENCES document_quota,
  kind text NOT NULL CHECK (kind IN ('pdf', 'jpg', 'webp')),
  purpose text NOT NULL CHECK (purpose IN ('avatar', 'govt_id', 'employment_letter')),
  -- Of the content before it was sealed.
  bytes integer NOT NULL CHECK (bytes > 0),
  sealed_key bytea NOT NULL CHECK (octet_length(sealed_key) = 60),
  sealed_name bytea NOT NULL,
  sealed_content bytea NOT NULL CHECK (octet_length(sealed_content) = bytes + 28),
  -- HMAC of the content: tells whether two owners sent the same file, and nothing else.
  content_mark bytea NOT NULL CHECK (octet_length(content_mark) = 32),
  created_at timestamptz NOT NULL,
  -- When it is removed by itself; an avatar stays until its owner changes it.
  keep_until timestamptz,
  CHECK ((purpose = 'avatar') = (keep_until IS NULL)),
  CHECK ((purpose = 'avatar') = (kind = 'webp'))
);
-- What is sealed does not compress.
ALTER TABLE document ALTER COLUMN sealed_content SET STORAGE EXTERNAL;
CREATE INDEX document_owner ON document (owner, created_at DESC);
CREATE INDEX document_ends ON document (keep_until) WHERE keep_until IS NOT NULL;
CREATE INDEX document_mark ON document (content_mark);
-- One picture a person.
CREATE UNIQUE INDEX document_avatar ON document (owner) WHERE purpose = 'avatar';

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

-- What was kept is never another file afterwards.
CREATE FUNCTION document_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a document is kept or removed, never changed' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER unchanging BEFORE UPDATE ON document FOR EACH ROW EXECUTE FUNCTION document_refuse_change();
