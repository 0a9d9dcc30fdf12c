-- Ledger: accounts, the append-only journal, idempotency keys, and the transaction that a member sees for each movement of money.

-- One balance. The code names it: `member:<id>:main`, `reserve:free`, `custody:sandbox`.
CREATE TABLE account (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text COLLATE "C" NOT NULL UNIQUE,
  normal_side text NOT NULL CHECK (normal_side IN ('debit', 'credit')),
  owner uuid,
  -- Signed by the normal side. The ledger checks it under the row lock; this constraint is the last defence.
  balance bigint NOT NULL DEFAULT 0 CHECK (balance BETWEEN 0 AND 9007199254740991),
  seq bigint NOT NULL DEFAULT 0 CHECK (seq >= 0),
  closed_at timestamptz,
  CHECK ((code LIKE 'member:%') = (owner IS NOT NULL)),
  CHECK ((normal_side = 'debit') = (code LIKE 'custody:%')),
  -- A closed account stays at zero.
  CHECK (closed_at IS NULL OR balance = 0)
) WITH (fillfactor = 70);
CREATE INDEX account_owner ON account (owner) WHERE owner IS NOT NULL;

-- The last batch of the journal. Each writer locks this row, so that batches follow one another.
CREATE TABLE journal_head (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  batch bigint NOT NULL,
  move bigint NOT NULL,
  hash bytea NOT NULL CHECK (octet_length(hash) = 32),
  -- The auditor's finding. While it is set, no node writes money.
  halted text
);
INSERT INTO journal_head (batch, move, hash) VALUES (0, 0, decode(repeat('00', 32), 'hex'));

-- What one transaction appended to the journal, chained to the batch before it.
CREATE TABLE journal_batch (
  number bigint PRIMARY KEY,
  first_move bigint NOT NULL,
  moves integer NOT NULL CHECK (moves > 0),
  salt bytea NOT NULL CHECK (octet_length(salt) = 32),
  commitment bytea NOT NULL CHECK (octet_length(commitment) = 32),
  chain bytea NOT NULL CHECK (octet_length(chain) = 32),
  recorded_at timestamptz NOT NULL
);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON journal_batch FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

-- The journal: one move from a debit to a credit account. No foreign keys to account, because a batch has locked those rows and the auditor
-- recomputes every balance.
CREATE TABLE move (
  id bigint PRIMARY KEY,
  batch bigint NOT NULL,
  debit bigint NOT NULL,
  credit bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  debit_seq bigint NOT NULL,
  credit_seq bigint NOT NULL,
  debit_after bigint NOT NULL CHECK (debit_after >= 0),
  credit_after bigint NOT NULL CHECK (credit_after >= 0),
  ref uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN (
    'operator.fund', 'operator.take', 'deposit.settle', 'plan.lock', 'plan.commit', 'plan.unlock', 'plan.pay', 'plan.release',
    'withdrawal.hold', 'withdrawal.pay', 'withdrawal.release', 'transfer', 'referral.bonus', 'adjustment.credit', 'adjustment.debit',
    'reversal')),
  recorded_at timestamptz NOT NULL,
  effective_at timestamptz NOT NULL,
  CHECK (debit <> credit),
  UNIQUE (debit, debit_seq),
  UNIQUE (credit, credit_seq)
);
CREATE INDEX move_ref ON move (ref);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON move FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

-- Idempotency keys, with the reply to a repeated request.
CREATE TABLE ledger_key (
  key text COLLATE "C" PRIMARY KEY,
  -- The submission that took the key. After a lost connection the same submission recognises it.
  group_id uuid NOT NULL,
  body_sha bytea,
  reply text
);

-- How far the auditor has verified the journal.
CREATE TABLE ledger_verified (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  batch bigint NOT NULL,
  hash bytea NOT NULL,
  verified_at timestamptz NOT NULL
);

-- The transaction that a member sees; its moves have its id as `ref`.
CREATE TABLE member_transaction (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  effective_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  type text NOT NULL CHECK (type IN ('credit', 'debit')),
  account text NOT NULL CHECK (account IN ('main', 'bonus', 'investment', 'earning')),
  origin text NOT NULL CHECK (origin IN ('rail', 'adjustment', 'transfer', 'plan', 'referral')),
  state text NOT NULL CHECK (state IN ('unconfirmed', 'awaiting_approval', 'awaiting_second', 'settled', 'declined', 'lapsed', 'cancelled', 'deleted')),
  method text CHECK (method IN ('card', 'wallet', 'bank')),
  coin text,
  network text,
  address text,
  wallet_id uuid,
  object_id uuid,
  narration text,
  reason text,
  bank_last_four text,
  bank_sealed bytea,
  expires_at timestamptz,
  decided_by uuid,
  decided_at timestamptz,
  -- On a plan's transaction: the purchase, the payout at maturity, or the payout of an early exit. NULL on all others.
  plan_event text CHECK (plan_event IN ('purchase', 'maturity', 'early_exit')),
  CHECK ((expires_at IS NULL) OR (type = 'debit' AND origin = 'rail')),
  CHECK (state <> 'unconfirmed' OR expires_at IS NOT NULL)
);
CREATE INDEX member_transaction_user ON member_transaction (user_id, created_at DESC, id DESC);
CREATE INDEX member_transaction_newest ON member_transaction (created_at DESC, id DESC);
CREATE INDEX member_transaction_open ON member_transaction (state, created_at) WHERE state IN ('unconfirmed', 'awaiting_approval', 'awaiting_second');
CREATE INDEX member_transaction_object ON member_transaction (object_id) WHERE object_id IS NOT NULL;
CREATE INDEX member_transaction_paid ON member_transaction (updated_at DESC) WHERE origin = 'rail' AND type = 'debit' AND state = 'settled';
CREATE INDEX member_transaction_state ON member_transaction (state, created_at DESC, id DESC);
CREATE INDEX member_transaction_settled ON member_transaction (updated_at) INCLUDE (type, amount) WHERE origin = 'rail' AND state = 'settled';
CREATE INDEX member_transaction_method ON member_transaction (method, created_at DESC, id DESC) INCLUDE (type, state) WHERE method IS NOT NULL;
CREATE INDEX member_transaction_deposit_day ON member_transaction (user_id, updated_at) INCLUDE (amount, state, created_at)
  WHERE origin = 'rail' AND type = 'credit' AND state IN ('settled', 'awaiting_approval', 'awaiting_second');

-- A final state never changes, and a transaction is never removed.
CREATE FUNCTION ledger_guard_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'a transaction is never removed' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF (OLD.id, OLD.user_id, OLD.amount, OLD.type, OLD.account, OLD.origin, OLD.created_at)
     IS DISTINCT FROM (NEW.id, NEW.user_id, NEW.amount, NEW.type, NEW.account, NEW.origin, NEW.created_at) THEN
    RAISE EXCEPTION 'a transaction keeps what it is' USING ERRCODE = 'check_violation';
  END IF;
  IF OLD.state <> NEW.state AND NOT (
       (OLD.state = 'unconfirmed' AND NEW.state IN ('awaiting_approval', 'settled', 'lapsed', 'cancelled', 'declined', 'deleted'))
    OR (OLD.state = 'awaiting_approval' AND NEW.state IN ('awaiting_second', 'settled', 'declined', 'cancelled', 'deleted'))
    OR (OLD.state = 'awaiting_second' AND NEW.state IN ('awaiting_approval', 'settled', 'declined', 'cancelled', 'deleted'))
    OR (OLD.state = 'declined' AND NEW.state = 'deleted')) THEN
    RAISE EXCEPTION 'no way from % to %', OLD.state, NEW.state USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard BEFORE UPDATE OR DELETE ON member_transaction FOR EACH ROW EXECUTE FUNCTION ledger_guard_transaction();

-- The history of a transaction's states.
CREATE TABLE member_transaction_event (
  transaction_id uuid NOT NULL REFERENCES member_transaction (id),
  n integer GENERATED ALWAYS AS IDENTITY,
  state text NOT NULL,
  at timestamptz NOT NULL,
  -- Which administrator it was is in the audit log.
  by text NOT NULL CHECK (by IN ('member', 'administrator', 'system')),
  reason text,
  PRIMARY KEY (transaction_id, n)
);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON member_transaction_event FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

-- A claim, like every *_claim_* function: locks the rows until the batch commits. The ledger compares what is found with what the group expects.
CREATE FUNCTION ledger_claim_transaction(ids uuid[], expects text[]) RETURNS TABLE (id uuid, found text) LANGUAGE sql AS $$
  SELECT t.id, t.state FROM member_transaction t WHERE t.id = ANY (ids) ORDER BY t.id FOR UPDATE
$$;

-- A record, like every *_record_* function: writes the rows of a ledger group in the batch's transaction.
CREATE FUNCTION ledger_record_transaction(rows jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO member_transaction (id, user_id, created_at, effective_at, updated_at, amount, type, account, origin, plan_event, state, method, coin,
    network, address, wallet_id, object_id, narration, reason, bank_last_four, bank_sealed, expires_at, decided_by, decided_at)
  SELECT id, user_id, created_at, effective_at, created_at, amount, type, account, origin, plan_event, state, method, coin,
    network, address, wallet_id, object_id, narration, reason, bank_last_four, decode(bank_sealed, 'base64'), expires_at, decided_by, decided_at
  FROM jsonb_to_recordset(rows) AS r (id uuid, user_id uuid, created_at timestamptz, effective_at timestamptz, amount bigint, type text, account text,
    origin text, plan_event text, state text, method text, coin text, network text, address text, wallet_id uuid, object_id uuid, narration text,
    reason text, bank_last_four text, bank_sealed text, expires_at timestamptz, decided_by uuid, decided_at timestamptz);
  INSERT INTO member_transaction_event (transaction_id, state, at, by, reason)
  SELECT id, state, created_at, by, reason FROM jsonb_to_recordset(rows) AS r (id uuid, state text, created_at timestamptz, by text, reason text)
$$;

CREATE FUNCTION ledger_record_transaction_state(rows jsonb) RETURNS void LANGUAGE sql AS $$
  UPDATE member_transaction t SET state = r.state, updated_at = r.at, reason = coalesce(r.reason, t.reason),
    effective_at = coalesce(r.effective_at, t.effective_at),
    decided_by = coalesce(r.decided_by, t.decided_by), decided_at = CASE WHEN r.decided_by IS NULL THEN t.decided_at ELSE r.at END
  FROM jsonb_to_recordset(rows) AS r (id uuid, state text, at timestamptz, effective_at timestamptz, reason text, decided_by uuid) WHERE t.id = r.id;
  INSERT INTO member_transaction_event (transaction_id, state, at, by, reason)
  SELECT id, state, at, by, reason FROM jsonb_to_recordset(rows) AS r (id uuid, state text, at timestamptz, by text, reason text)
$$;

-- How many transactions are in each state, kept up to date by one statement for each batch.
CREATE TABLE member_transaction_tally (
  state text PRIMARY KEY,
  n bigint NOT NULL
);

CREATE FUNCTION ledger_tally_new() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_transaction_tally AS t (state, n) SELECT state, count(*) FROM fresh GROUP BY state ORDER BY state
  ON CONFLICT (state) DO UPDATE SET n = t.n + excluded.n;
  RETURN NULL;
END $$;
CREATE TRIGGER tally_new AFTER INSERT ON member_transaction REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION ledger_tally_new();

CREATE FUNCTION ledger_tally_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_transaction_tally AS t (state, n)
  SELECT state, sum(d) FROM (SELECT state, -1 AS d FROM former UNION ALL SELECT state, 1 FROM latter) AS each_row
  GROUP BY state HAVING sum(d) <> 0 ORDER BY state
  ON CONFLICT (state) DO UPDATE SET n = t.n + excluded.n;
  RETURN NULL;
END $$;
CREATE TRIGGER tally_changed AFTER UPDATE ON member_transaction REFERENCING OLD TABLE AS former NEW TABLE AS latter
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_tally_changed();

-- What the application's role may not do.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'clearterm_app') THEN
    REVOKE DELETE, TRUNCATE ON account, member_transaction FROM clearterm_app;
    REVOKE INSERT, DELETE, TRUNCATE ON journal_head FROM clearterm_app;
    REVOKE UPDATE, DELETE, TRUNCATE ON journal_batch, move, member_transaction_event FROM clearterm_app;
  END IF;
END $$;
