-- The journal (append-only), its accounts and keys, and the user-facing record of each movement.

CREATE TABLE account (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text COLLATE "C" NOT NULL UNIQUE,
  normal_side text NOT NULL CHECK (normal_side IN ('debit', 'credit')),
  owner uuid,
  -- In the normal side's sign. The verdict is computed under the row lock; this floor and ceiling are the last belt.
  balance bigint NOT NULL DEFAULT 0 CHECK (balance BETWEEN 0 AND 9007199254740991),
  seq bigint NOT NULL DEFAULT 0 CHECK (seq >= 0),
  CHECK ((code LIKE 'member:%') = (owner IS NOT NULL)),
  CHECK ((normal_side = 'debit') = (code LIKE 'custody:%'))
) WITH (fillfactor = 70);
CREATE INDEX account_owner ON account (owner) WHERE owner IS NOT NULL;

CREATE TABLE journal_head (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  batch bigint NOT NULL,
  move bigint NOT NULL,
  hash bytea NOT NULL CHECK (octet_length(hash) = 32),
  -- An auditor's finding: while it stands, no node writes money.
  halted text
);
INSERT INTO journal_head (batch, move, hash) VALUES (0, 0, decode(repeat('00', 32), 'hex'));

CREATE TABLE journal_batch (
  number bigint PRIMARY KEY,
  first_move bigint NOT NULL,
  moves integer NOT NULL CHECK (moves > 0),
  salt bytea NOT NULL CHECK (octet_length(salt) = 32),
  commitment bytea NOT NULL CHECK (octet_length(commitment) = 32),
  chain bytea NOT NULL CHECK (octet_length(chain) = 32),
  recorded_at timestamptz NOT NULL
);

-- No foreign keys to account: a batch takes the ids from rows that it has locked, and the auditor re-derives every balance.
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

CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the journal is append-only: % on % is refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON move FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON journal_batch FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

CREATE TABLE ledger_key (
  key text COLLATE "C" PRIMARY KEY,
  -- The submission that took it: after a lost connection the same submission recognises its own key.
  group_id uuid NOT NULL,
  body_sha bytea,
  reply text
);

CREATE TABLE ledger_verified (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  batch bigint NOT NULL,
  hash bytea NOT NULL,
  verified_at timestamptz NOT NULL
);

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
  CHECK ((expires_at IS NULL) OR (type = 'debit' AND origin = 'rail')),
  CHECK (state <> 'unconfirmed' OR expires_at IS NOT NULL)
);
CREATE INDEX member_transaction_user ON member_transaction (user_id, created_at DESC, id DESC);
CREATE INDEX member_transaction_newest ON member_transaction (created_at DESC, id DESC);
CREATE INDEX member_transaction_open ON member_transaction (state, created_at) WHERE state IN ('unconfirmed', 'awaiting_approval', 'awaiting_second');
CREATE INDEX member_transaction_object ON member_transaction (object_id) WHERE object_id IS NOT NULL;

CREATE TABLE member_transaction_event (
  transaction_id uuid NOT NULL REFERENCES member_transaction (id),
  n integer GENERATED ALWAYS AS IDENTITY,
  state text NOT NULL,
  at timestamptz NOT NULL,
  -- 'member', 'administrator' or 'system': who of them is the audit log's to tell.
  by text NOT NULL CHECK (by IN ('member', 'administrator', 'system')),
  reason text,
  PRIMARY KEY (transaction_id, n)
);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON member_transaction_event FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

-- A state that has ended never moves again, whoever asks.
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

-- Claim: the rows stay locked until the batch commits; what is found is judged by the ledger against what the group expects.
CREATE FUNCTION ledger_claim_transaction(ids uuid[], expects text[]) RETURNS TABLE (id uuid, found text) LANGUAGE sql AS $$
  SELECT t.id, t.state FROM member_transaction t WHERE t.id = ANY (ids) ORDER BY t.id FOR UPDATE
$$;

CREATE FUNCTION ledger_record_transaction(rows jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO member_transaction (id, user_id, created_at, effective_at, updated_at, amount, type, account, origin, state, method, coin, network,
    address, wallet_id, object_id, narration, reason, bank_last_four, bank_sealed, expires_at, decided_by, decided_at)
  SELECT id, user_id, created_at, effective_at, created_at, amount, type, account, origin, state, method, coin, network,
    address, wallet_id, object_id, narration, reason, bank_last_four, decode(bank_sealed, 'base64'), expires_at, decided_by, decided_at
  FROM jsonb_to_recordset(rows) AS r (id uuid, user_id uuid, created_at timestamptz, effective_at timestamptz, amount bigint, type text, account text,
    origin text, state text, method text, coin text, network text, address text, wallet_id uuid, object_id uuid, narration text, reason text,
    bank_last_four text, bank_sealed text, expires_at timestamptz, decided_by uuid, decided_at timestamptz);
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

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'clearterm_app') THEN
    REVOKE UPDATE, DELETE, TRUNCATE ON move, journal_batch, member_transaction_event FROM clearterm_app;
    REVOKE DELETE, TRUNCATE ON account, journal_head, member_transaction FROM clearterm_app;
    REVOKE INSERT ON journal_head FROM clearterm_app;
  END IF;
END $$;
