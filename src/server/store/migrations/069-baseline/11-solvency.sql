-- Solvency: the signed, append-only log of the proof, and the epochs that a member's check needs. A lease decides who writes the log; these
-- tables ensure that it cannot fork.

CREATE FUNCTION proof_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was published stays: % on % is refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;

-- The log's identity. The origin is generated once and doesn't depend on the server's address.
CREATE TABLE proof_instance (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  origin text COLLATE "C" NOT NULL CHECK (origin ~ '^[!-*,-~]{1,255}$'),
  public_key bytea NOT NULL CHECK (octet_length(public_key) = 32),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON proof_instance FOR EACH STATEMENT EXECUTE FUNCTION proof_refuse_change();

-- The entries of the log.
CREATE TABLE proof_entry (
  index bigint PRIMARY KEY CHECK (index >= 0),
  kind text NOT NULL CHECK (kind IN ('batch', 'statement', 'audit-head')),
  -- The number of the journal batch, the epoch or the audit entry.
  number bigint NOT NULL CHECK (number > 0),
  data bytea NOT NULL,
  UNIQUE (kind, number),
  CHECK ((kind = 'batch') = (octet_length(data) = 32))
);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON proof_entry FOR EACH STATEMENT EXECUTE FUNCTION proof_refuse_change();

-- The log's Merkle tree, complete subtrees only: node i of level k covers entries i·2^k … (i+1)·2^k − 1.
CREATE TABLE proof_node (
  level smallint NOT NULL CHECK (level BETWEEN 0 AND 52),
  index bigint NOT NULL CHECK (index >= 0),
  hash bytea NOT NULL CHECK (octet_length(hash) = 32),
  PRIMARY KEY (level, index)
);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON proof_node FOR EACH STATEMENT EXECUTE FUNCTION proof_refuse_change();

-- Signed checkpoints: at most one for each size, so that no two histories of one size can be published.
CREATE TABLE proof_checkpoint (
  size bigint PRIMARY KEY CHECK (size > 0),
  note text NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON proof_checkpoint FOR EACH STATEMENT EXECUTE FUNCTION proof_refuse_change();

-- The log's size, last batch and last epoch. The writer locks this row and updates it in the transaction that appends.
CREATE TABLE proof_head (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  size bigint NOT NULL,
  batch bigint NOT NULL,
  epoch bigint NOT NULL,
  -- Why the last attempt to publish an epoch failed, until one succeeds.
  fault text,
  fault_at timestamptz,
  -- Entries that are neither batch nor statement: the head of the audit log before each statement.
  facts bigint NOT NULL DEFAULT 0 CHECK (facts >= 0),
  CONSTRAINT proof_head_sizes CHECK (size = batch + epoch + facts),
  CONSTRAINT proof_head_check1 CHECK ((fault IS NULL) = (fault_at IS NULL))
);
INSERT INTO proof_head (size, batch, epoch) VALUES (0, 0, 0);
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON proof_head FOR EACH STATEMENT EXECUTE FUNCTION proof_refuse_change();

-- The head matches the log and continues from its last state: no gap, no duplicate, no number skipped.
CREATE FUNCTION proof_guard_head() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  added record;
BEGIN
  IF (NEW.size, NEW.batch, NEW.epoch, NEW.facts) = (OLD.size, OLD.batch, OLD.epoch, OLD.facts) THEN
    RETURN NEW;
  END IF;
  SELECT count(*) AS entries, max(index) AS last, count(*) FILTER (WHERE kind = 'batch') AS batches, max(number) FILTER (WHERE kind = 'batch') AS batch,
    count(*) FILTER (WHERE kind = 'statement') AS statements, max(number) FILTER (WHERE kind = 'statement') AS epoch,
    count(*) FILTER (WHERE kind NOT IN ('batch', 'statement')) AS facts
    INTO added FROM proof_entry WHERE index >= OLD.size;
  IF NEW.size <> OLD.size + added.entries OR added.last <> NEW.size - 1
     OR NEW.batch <> OLD.batch + added.batches OR coalesce(added.batch, OLD.batch) <> NEW.batch
     OR NEW.epoch <> OLD.epoch + added.statements OR coalesce(added.epoch, OLD.epoch) <> NEW.epoch
     OR NEW.facts <> OLD.facts + added.facts THEN
    RAISE EXCEPTION 'the journal log continues where it ended' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard BEFORE UPDATE ON proof_head FOR EACH ROW EXECUTE FUNCTION proof_guard_head();

-- What is owed to each user whose account is not closed, including zero balances. A statement is made from this view.
CREATE VIEW proof_owed AS
  SELECT u.id AS account_id, a.main, a.bonus, a.earning, a.locked, a.held, i.promised
  FROM users u
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(balance) FILTER (WHERE code LIKE '%:main'), 0)::bigint AS main,
      coalesce(sum(balance) FILTER (WHERE code LIKE '%:bonus'), 0)::bigint AS bonus,
      coalesce(sum(balance) FILTER (WHERE code LIKE '%:earning'), 0)::bigint AS earning,
      coalesce(sum(balance) FILTER (WHERE code LIKE '%:locked'), 0)::bigint AS locked,
      coalesce(sum(balance) FILTER (WHERE code LIKE '%:held'), 0)::bigint AS held
    FROM account WHERE owner = u.id) a
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(promised), 0)::bigint AS promised FROM investment WHERE user_id = u.id AND status = 'active') i
  WHERE u.status <> 'closed';

-- 64 bytes: the id, then the six amounts in the order of the view, big-endian.
CREATE FUNCTION proof_owed_record(o proof_owed) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
  SELECT uuid_send(o.account_id) || int8send(o.main) || int8send(o.bonus) || int8send(o.earning) || int8send(o.locked) || int8send(o.held)
    || int8send(o.promised)
$$;

-- A published epoch.
CREATE TABLE proof_epoch (
  epoch bigint PRIMARY KEY CHECK (epoch BETWEEN 1 AND 4294967295),
  statement_index bigint NOT NULL UNIQUE REFERENCES proof_entry (index),
  at timestamptz NOT NULL,
  -- The last journal batch of the snapshot.
  batch bigint NOT NULL,
  leaves integer NOT NULL CHECK (leaves > 0 AND leaves % 4 = 0),
  -- The key of its leaves and accounts, which are written before the epoch is published.
  draft uuid NOT NULL UNIQUE,
  -- The tree above the parts of the leaves file: the hashes, then the sums, big-endian.
  branches bytea NOT NULL CHECK (octet_length(branches) % 40 = 0)
);
CREATE INDEX proof_epoch_at ON proof_epoch (at);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON proof_epoch FOR EACH STATEMENT EXECUTE FUNCTION proof_refuse_change();

-- The leaves file: one deflate stream in parts, each readable by itself. The last part ends the stream.
CREATE TABLE proof_leaves (
  draft uuid NOT NULL,
  part integer NOT NULL CHECK (part >= 0),
  bytes bytea NOT NULL,
  PRIMARY KEY (draft, part)
);
ALTER TABLE proof_leaves ALTER COLUMN bytes SET STORAGE EXTERNAL;

-- What /me/proof needs and can't derive: amounts, how each account is divided into chunks, and the positions of its leaves. Newest epochs only.
CREATE TABLE proof_accounts (
  draft uuid NOT NULL,
  first_id uuid NOT NULL,
  records bytea NOT NULL CHECK (octet_length(records) > 0 AND octet_length(records) % 112 = 0),
  PRIMARY KEY (draft, first_id)
);
ALTER TABLE proof_accounts ALTER COLUMN records SET STORAGE EXTERNAL;

-- A user's own successful check of an epoch.
CREATE TABLE proof_check (
  epoch bigint NOT NULL REFERENCES proof_epoch (epoch),
  user_id uuid NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (epoch, user_id)
);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON proof_check FOR EACH STATEMENT EXECUTE FUNCTION proof_refuse_change();

-- What the application's role may not do.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'clearterm_app') THEN
    REVOKE UPDATE, DELETE, TRUNCATE ON proof_instance, proof_entry, proof_node, proof_checkpoint, proof_epoch, proof_check FROM clearterm_app;
    REVOKE INSERT, DELETE, TRUNCATE ON proof_head FROM clearterm_app;
    REVOKE UPDATE, TRUNCATE ON proof_leaves, proof_accounts FROM clearterm_app;
  END IF;
END $$;
