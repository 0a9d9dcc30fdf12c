-- The journal log of the solvency proof: append-only, gapless, signed. Who may write it is decided by a lease; that it cannot fork, here.

-- Whose log this is. The name is drawn once and stays, wherever the instance is reached.
CREATE TABLE proof_instance (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  origin text COLLATE "C" NOT NULL CHECK (origin ~ '^[!-*,-~]{1,255}$'),
  public_key bytea NOT NULL CHECK (octet_length(public_key) = 32),
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE proof_entry (
  index bigint PRIMARY KEY CHECK (index >= 0),
  kind text NOT NULL CHECK (kind IN ('batch', 'statement')),
  -- Of the journal batch, or of the epoch.
  number bigint NOT NULL CHECK (number > 0),
  data bytea NOT NULL,
  UNIQUE (kind, number),
  CHECK ((kind = 'batch') = (octet_length(data) = 32))
);

-- Complete subtrees: node i of level k covers the entries i·2^k … (i+1)·2^k − 1.
CREATE TABLE proof_node (
  level smallint NOT NULL CHECK (level BETWEEN 0 AND 52),
  index bigint NOT NULL CHECK (index >= 0),
  hash bytea NOT NULL CHECK (octet_length(hash) = 32),
  PRIMARY KEY (level, index)
);

-- What was signed. One for each size at most, so that no two of one size can be shown.
CREATE TABLE proof_checkpoint (
  size bigint PRIMARY KEY CHECK (size > 0),
  note text NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);

-- Where the log stands: so many entries, up to this batch and this epoch. The writer locks it and moves it in the transaction that appends.
CREATE TABLE proof_head (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  size bigint NOT NULL,
  batch bigint NOT NULL,
  epoch bigint NOT NULL,
  -- Why the last attempt at an epoch published nothing, until one succeeds.
  fault text,
  fault_at timestamptz,
  CHECK (size = batch + epoch),
  CHECK ((fault IS NULL) = (fault_at IS NULL))
);
INSERT INTO proof_head (size, batch, epoch) VALUES (0, 0, 0);

-- The head says what is in the log, and it follows its own last state: no gap, no entry twice, no number left out.
CREATE FUNCTION proof_guard_head() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  added record;
BEGIN
  IF (NEW.size, NEW.batch, NEW.epoch) = (OLD.size, OLD.batch, OLD.epoch) THEN
    RETURN NEW;
  END IF;
  SELECT count(*) AS entries, max(index) AS last, count(*) FILTER (WHERE kind = 'batch') AS batches, max(number) FILTER (WHERE kind = 'batch') AS batch,
    count(*) FILTER (WHERE kind = 'statement') AS statements, max(number) FILTER (WHERE kind = 'statement') AS epoch
    INTO added FROM proof_entry WHERE index >= OLD.size;
  IF NEW.size <> OLD.size + added.entries OR added.last <> NEW.size - 1
     OR NEW.batch <> OLD.batch + added.batches OR coalesce(added.batch, OLD.batch) <> NEW.batch
     OR NEW.epoch <> OLD.epoch + added.statements OR coalesce(added.epoch, OLD.epoch) <> NEW.epoch THEN
    RAISE EXCEPTION 'the journal log continues where it ended' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard BEFORE UPDATE ON proof_head FOR EACH ROW EXECUTE FUNCTION proof_guard_head();

CREATE FUNCTION proof_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was published stays: % on % is refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON proof_instance FOR EACH STATEMENT EXECUTE FUNCTION proof_refuse_change();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON proof_entry FOR EACH STATEMENT EXECUTE FUNCTION proof_refuse_change();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON proof_node FOR EACH STATEMENT EXECUTE FUNCTION proof_refuse_change();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON proof_checkpoint FOR EACH STATEMENT EXECUTE FUNCTION proof_refuse_change();
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON proof_head FOR EACH STATEMENT EXECUTE FUNCTION proof_refuse_change();

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'clearterm_app') THEN
    REVOKE UPDATE, DELETE, TRUNCATE ON proof_instance, proof_entry, proof_node, proof_checkpoint FROM clearterm_app;
    REVOKE INSERT, DELETE, TRUNCATE ON proof_head FROM clearterm_app;
  END IF;
END $$;
