-- Roles of those who work here, and what waits for a second administrator.

ALTER TABLE users DROP CONSTRAINT users_role_check,
  ADD CONSTRAINT users_role_check CHECK (role IN ('member', 'auditor', 'operator', 'administrator'));
DROP INDEX users_administrator;
CREATE INDEX users_staff ON users (id) WHERE role <> 'member';

-- For the ledger's groups: role and status of a person, locked until the commit; and a new role, with which every session ends.
CREATE FUNCTION identity_claim_role(ids uuid[], expects text[]) RETURNS TABLE (id uuid, found text) LANGUAGE sql AS $$
  SELECT u.id, u.role || ':' || u.status FROM users u WHERE u.id = ANY (ids) ORDER BY u.id FOR NO KEY UPDATE
$$;
CREATE FUNCTION identity_record_role(rows jsonb) RETURNS void LANGUAGE sql AS $$
  UPDATE users u SET role = r.role, updated_at = r.at FROM jsonb_to_recordset(rows) AS r (id uuid, role text, at timestamptz) WHERE u.id = r.id;
  UPDATE session s SET ended_at = r.at FROM jsonb_to_recordset(rows) AS r (id uuid, at timestamptz) WHERE s.user_id = r.id AND s.ended_at IS NULL
$$;

-- One row a change that was held. What it would do stands in payload; who asked and who decided, by id.
CREATE TABLE admin_change (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('adjustment.credit', 'adjustment.debit', 'deposit.approve', 'withdrawal.approve', 'treasury.take',
    'user.role', 'team.invite', 'plan.terms', 'wallet.create', 'wallet.change', 'settings.change')),
  -- Whose money: a member's id, or an account of the operator.
  beneficiary text,
  amount bigint CHECK (amount > 0),
  object_kind text NOT NULL,
  object_id text,
  payload jsonb NOT NULL,
  maker uuid NOT NULL,
  maker_reason text,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > created_at),
  state text NOT NULL CHECK (state IN ('waiting', 'approved', 'declined', 'expired', 'overtaken')),
  decided_by uuid,
  decided_at timestamptz,
  decision_reason text,
  CHECK ((state = 'waiting') = (decided_at IS NULL)),
  CHECK ((state IN ('approved', 'declined')) = (decided_by IS NOT NULL)),
  -- The last belt of the rule: nobody approves their own, nor for themselves.
  CHECK (state <> 'approved' OR (decided_by <> maker AND decided_by::text IS DISTINCT FROM beneficiary))
);
CREATE INDEX admin_change_newest ON admin_change (created_at DESC, id DESC);
CREATE INDEX admin_change_waiting ON admin_change (object_kind, object_id) WHERE state = 'waiting';
CREATE INDEX admin_change_object ON admin_change (object_id, created_at DESC);

CREATE FUNCTION approvals_guard_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.state <> 'waiting' THEN
    RAISE EXCEPTION 'a change is decided once and never removed' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF (OLD.id, OLD.kind, OLD.beneficiary, OLD.amount, OLD.object_kind, OLD.object_id, OLD.payload, OLD.maker, OLD.created_at, OLD.expires_at)
     IS DISTINCT FROM (NEW.id, NEW.kind, NEW.beneficiary, NEW.amount, NEW.object_kind, NEW.object_id, NEW.payload, NEW.maker, NEW.created_at, NEW.expires_at) THEN
    RAISE EXCEPTION 'a change keeps what was asked' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard BEFORE UPDATE OR DELETE ON admin_change FOR EACH ROW EXECUTE FUNCTION approvals_guard_change();

-- What one administrator did alone for one beneficiary, numbered: what is summed over 24 hours against the four-eyes threshold.
CREATE TABLE admin_alone (
  maker uuid NOT NULL,
  beneficiary text NOT NULL,
  n integer NOT NULL CHECK (n > 0),
  amount bigint NOT NULL CHECK (amount > 0),
  at timestamptz NOT NULL,
  PRIMARY KEY (maker, beneficiary, n)
);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON admin_alone FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

CREATE FUNCTION approvals_claim_change(ids uuid[], expects text[]) RETURNS TABLE (id uuid, found text) LANGUAGE sql AS $$
  SELECT c.id, c.state FROM admin_change c WHERE c.id = ANY (ids) ORDER BY c.id FOR UPDATE
$$;
-- Locks what waits about these objects, in the same order as a decision does; finds `here`, whatever waits.
CREATE FUNCTION approvals_claim_object(ids uuid[], expects text[]) RETURNS TABLE (id uuid, found text) LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM admin_change c WHERE c.state = 'waiting' AND c.object_id = ANY (ids::text[]) ORDER BY c.id FOR UPDATE;
  RETURN QUERY SELECT o, 'here' FROM unnest(ids) AS o;
END $$;

CREATE FUNCTION approvals_record_change(rows jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO admin_change (id, kind, beneficiary, amount, object_kind, object_id, payload, maker, maker_reason, created_at, expires_at, state)
  SELECT id, kind, beneficiary, amount, object_kind, object_id, payload, maker, maker_reason, created_at, expires_at, 'waiting'
  FROM jsonb_to_recordset(rows) AS r (id uuid, kind text, beneficiary text, amount bigint, object_kind text, object_id text, payload jsonb,
    maker uuid, maker_reason text, created_at timestamptz, expires_at timestamptz)
$$;
CREATE FUNCTION approvals_record_end(rows jsonb) RETURNS void LANGUAGE sql AS $$
  UPDATE admin_change c SET state = r.state, decided_by = r.decided_by, decided_at = r.at, decision_reason = r.reason
  FROM jsonb_to_recordset(rows) AS r (id uuid, state text, decided_by uuid, at timestamptz, reason text) WHERE c.id = r.id
$$;
-- What it was about ended another way: its owner cancelled, an administrator declined.
CREATE FUNCTION approvals_record_overtaken(rows jsonb) RETURNS void LANGUAGE sql AS $$
  UPDATE admin_change c SET state = 'overtaken', decided_at = r.at
  FROM jsonb_to_recordset(rows) AS r (object_id text, at timestamptz) WHERE c.object_id = r.object_id AND c.state = 'waiting'
$$;
CREATE FUNCTION approvals_record_alone(rows jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO admin_alone (maker, beneficiary, n, amount, at)
  SELECT maker, beneficiary, n, amount, at
  FROM jsonb_to_recordset(rows) AS r (maker uuid, beneficiary text, n integer, amount bigint, at timestamptz)
$$;

-- Settings that are changed in a group, so that a second administrator's decision and its effect are one.
CREATE FUNCTION admin_record_settings(rows jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO setting AS s (name, value) SELECT name, value FROM jsonb_to_recordset(rows) AS r (name text, value jsonb)
  ON CONFLICT (name) DO UPDATE SET value = excluded.value, version = s.version + 1
$$;

-- A debit of more than administrators had credited goes back to custody, with two names: the change is its object.
CREATE OR REPLACE FUNCTION funding_expected_moves() RETURNS TABLE (ref uuid, kind text, amount bigint, debit text, credit text) LANGUAGE sql STABLE AS $$
  SELECT id, 'deposit.settle', amount, 'custody:sandbox', 'member:' || user_id || ':main' FROM member_transaction
    WHERE origin = 'rail' AND type = 'credit' AND state = 'settled'
  UNION ALL
  SELECT id, 'withdrawal.hold', amount, 'member:' || user_id || ':main', 'member:' || user_id || ':held' FROM member_transaction
    WHERE origin = 'rail' AND type = 'debit'
  UNION ALL
  SELECT id, 'withdrawal.pay', amount, 'member:' || user_id || ':held', 'custody:sandbox' FROM member_transaction
    WHERE origin = 'rail' AND type = 'debit' AND state = 'settled'
  UNION ALL
  SELECT id, 'withdrawal.release', amount, 'member:' || user_id || ':held', 'member:' || user_id || ':main' FROM member_transaction
    WHERE origin = 'rail' AND type = 'debit' AND state IN ('declined', 'lapsed', 'cancelled', 'deleted')
  UNION ALL
  SELECT id, 'transfer', amount, 'member:' || user_id || ':' || account, 'member:' || user_id || ':main' FROM member_transaction
    WHERE origin = 'transfer'
  UNION ALL
  SELECT id, 'adjustment.credit', amount, 'adjustment:budget', 'member:' || user_id || ':' || account FROM member_transaction
    WHERE origin = 'adjustment' AND type = 'credit' AND state = 'settled'
  UNION ALL
  SELECT id, 'adjustment.debit', amount, 'member:' || user_id || ':' || account, 'adjustment:budget' FROM member_transaction
    WHERE origin = 'adjustment' AND type = 'debit' AND state = 'settled' AND object_id IS NULL
  UNION ALL
  SELECT id, 'reversal', amount, 'member:' || user_id || ':' || account, 'custody:sandbox' FROM member_transaction
    WHERE origin = 'adjustment' AND type = 'debit' AND state = 'settled' AND object_id IS NOT NULL
$$;

CREATE OR REPLACE FUNCTION funding_audit() RETURNS TABLE (check_name text, detail text) LANGUAGE sql STABLE AS $$
  WITH own AS (
    SELECT m.ref, m.kind, m.amount, d.code AS debit, c.code AS credit, count(*) AS n
    FROM move m JOIN account d ON d.id = m.debit JOIN account c ON c.id = m.credit
    WHERE m.kind IN ('deposit.settle', 'withdrawal.hold', 'withdrawal.pay', 'withdrawal.release', 'transfer', 'adjustment.credit', 'adjustment.debit',
      'reversal')
    GROUP BY m.ref, m.kind, m.amount, d.code, c.code
  )
  SELECT 'funding moves', CASE WHEN o.ref IS NULL THEN 'transaction ' || e.ref || ' has not its move ' || e.kind
      WHEN e.ref IS NULL THEN 'a move ' || o.kind || ' of ' || o.amount || ' has no transaction ' || o.ref || ' that asks for it'
      ELSE 'transaction ' || e.ref || ' has its move ' || e.kind || ' ' || o.n || ' times' END
  FROM funding_expected_moves() e
    FULL JOIN own o ON (o.ref, o.kind, o.amount, o.debit, o.credit) = (e.ref, e.kind, e.amount, e.debit, e.credit)
  WHERE o.ref IS NULL OR e.ref IS NULL OR o.n <> 1
  UNION ALL
  SELECT 'held', 'member ' || coalesce(a.owner, w.user_id) || ' holds ' || coalesce(a.balance, 0) || ', open withdrawals say ' || coalesce(w.total, 0)
  FROM (SELECT owner, balance FROM account WHERE code LIKE 'member:%:held') a
    FULL JOIN (SELECT user_id, sum(amount) AS total FROM member_transaction
      WHERE origin = 'rail' AND type = 'debit' AND state IN ('unconfirmed', 'awaiting_approval', 'awaiting_second') GROUP BY user_id) w
    ON w.user_id = a.owner
  WHERE coalesce(a.balance, 0) <> coalesce(w.total, 0)
  UNION ALL
  SELECT 'custody', 'custody holds ' || held || ', deposits, withdrawals and the operator say ' || said FROM (
    SELECT coalesce((SELECT sum(balance) FROM account WHERE code LIKE 'custody:%'), 0) AS held,
      coalesce((SELECT sum(CASE type WHEN 'credit' THEN amount ELSE -amount END) FROM member_transaction WHERE origin = 'rail' AND state = 'settled'), 0)
      + coalesce((SELECT sum(CASE kind WHEN 'operator.fund' THEN amount ELSE -amount END) FROM move
          WHERE kind IN ('operator.fund', 'operator.take', 'reversal')), 0) AS said
  ) t WHERE held <> said
  UNION ALL
  SELECT 'taken back', 'member ' || user_id || ' ' || account || ': administrators debited more than they had credited' FROM member_transaction
    WHERE origin = 'adjustment' AND state = 'settled' AND object_id IS NULL GROUP BY user_id, account
    HAVING sum(CASE type WHEN 'credit' THEN amount ELSE -amount END) < 0
  UNION ALL
  -- A reversal has two names; a transaction that waits for the second one has its change, and the reverse.
  SELECT 'reversal', 'transaction ' || t.id || ' was reversed without a second administrator' FROM member_transaction t
    WHERE t.origin = 'adjustment' AND t.object_id IS NOT NULL
      AND NOT EXISTS (SELECT FROM admin_change c WHERE c.id = t.object_id AND c.state = 'approved' AND c.kind = 'adjustment.debit'
        AND c.amount = t.amount AND c.beneficiary = t.user_id::text)
  UNION ALL
  SELECT 'second administrator', 'transaction ' || t.id || ' waits for a second administrator whom nobody asked' FROM member_transaction t
    WHERE t.state = 'awaiting_second' AND NOT EXISTS (SELECT FROM admin_change c WHERE c.object_id = t.id::text AND c.state = 'waiting')
  UNION ALL
  SELECT 'second administrator', 'change ' || c.id || ' waits for a transaction that does not' FROM admin_change c
    WHERE c.state = 'waiting' AND c.kind IN ('deposit.approve', 'withdrawal.approve')
      AND NOT EXISTS (SELECT FROM member_transaction t WHERE t.id::text = c.object_id AND t.state = 'awaiting_second')
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'clearterm_app') THEN
    REVOKE DELETE, TRUNCATE ON admin_change FROM clearterm_app;
    REVOKE UPDATE, DELETE, TRUNCATE ON admin_alone FROM clearterm_app;
  END IF;
END $$;
