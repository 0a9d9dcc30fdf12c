-- Epochs of the solvency proof: what a user's check needs beside the log, and who said that it held.

-- What is owed to everybody whose account is not closed: the picture that a statement is made of, one row a user, zero balances too.
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

-- Sixty-four bytes: the id, then the six amounts in the order above, big-endian.
CREATE FUNCTION proof_owed_record(o proof_owed) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
  SELECT uuid_send(o.account_id) || int8send(o.main) || int8send(o.bonus) || int8send(o.earning) || int8send(o.locked) || int8send(o.held)
    || int8send(o.promised)
$$;

CREATE TABLE proof_epoch (
  epoch bigint PRIMARY KEY CHECK (epoch BETWEEN 1 AND 4294967295),
  statement_index bigint NOT NULL UNIQUE REFERENCES proof_entry (index),
  at timestamptz NOT NULL,
  -- The last journal batch in its snapshot.
  batch bigint NOT NULL,
  leaves integer NOT NULL CHECK (leaves > 0 AND leaves % 4 = 0),
  -- Under which its leaves and accounts stand: they are written before it is known whether there will be an epoch.
  draft uuid NOT NULL UNIQUE,
  -- The tree from the tops of the parts of the leaves file upwards: their hashes, then their sums, big-endian.
  branches bytea NOT NULL CHECK (octet_length(branches) % 40 = 0)
);
CREATE INDEX proof_epoch_at ON proof_epoch (at);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON proof_epoch FOR EACH STATEMENT EXECUTE FUNCTION proof_refuse_change();

-- The leaves file as one deflate stream in parts, each readable by itself; the last ends the stream.
CREATE TABLE proof_leaves (
  draft uuid NOT NULL,
  part integer NOT NULL CHECK (part >= 0),
  bytes bytea NOT NULL,
  PRIMARY KEY (draft, part)
);
ALTER TABLE proof_leaves ALTER COLUMN bytes SET STORAGE EXTERNAL;

-- What /me/proof needs and nothing can derive: amounts, the cut of each account into chunks, and where its leaves stand. Newest epochs only.
CREATE TABLE proof_accounts (
  draft uuid NOT NULL,
  first_id uuid NOT NULL,
  records bytea NOT NULL CHECK (octet_length(records) > 0 AND octet_length(records) % 112 = 0),
  PRIMARY KEY (draft, first_id)
);
ALTER TABLE proof_accounts ALTER COLUMN records SET STORAGE EXTERNAL;

CREATE TABLE proof_check (
  epoch bigint NOT NULL REFERENCES proof_epoch (epoch),
  user_id uuid NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (epoch, user_id)
);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON proof_check FOR EACH STATEMENT EXECUTE FUNCTION proof_refuse_change();

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'clearterm_app') THEN
    REVOKE UPDATE, DELETE, TRUNCATE ON proof_epoch, proof_check FROM clearterm_app;
    REVOKE UPDATE, TRUNCATE ON proof_leaves, proof_accounts FROM clearterm_app;
  END IF;
END $$;
