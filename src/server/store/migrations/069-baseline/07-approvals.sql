-- Approvals: changes that need a second administrator, and what one administrator did alone.

-- One row for each change that needs approval. `payload` is what it will do; maker and decider are user ids.
CREATE TABLE admin_change (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('adjustment.credit', 'adjustment.debit', 'deposit.approve', 'withdrawal.approve', 'treasury.add', 'treasury.take',
    'user.role', 'user.suspend', 'user.unsuspend', 'user.recover', 'team.invite', 'plan.terms', 'wallet.create', 'wallet.change',
    'settings.change', 'business-date.move')),
  -- Whose money it is: a member's id, or an account of the operator.
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
  -- The values when the change was requested, so that the one who decides sees what it changes.
  before jsonb,
  CHECK ((state = 'waiting') = (decided_at IS NULL)),
  CHECK ((state IN ('approved', 'declined')) = (decided_by IS NOT NULL)),
  -- The last defence of the rule: you can't approve your own change, nor one in your favour.
  CHECK (state <> 'approved' OR (decided_by <> maker AND decided_by::text IS DISTINCT FROM beneficiary))
);
CREATE INDEX admin_change_newest ON admin_change (created_at DESC, id DESC);
CREATE INDEX admin_change_waiting ON admin_change (object_kind, object_id) WHERE state = 'waiting';
CREATE INDEX admin_change_object ON admin_change (object_id, created_at DESC);

-- A change is decided once and keeps what was requested.
CREATE FUNCTION approvals_guard_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.state <> 'waiting' THEN
    RAISE EXCEPTION 'a change is decided once and never removed' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF (OLD.id, OLD.kind, OLD.beneficiary, OLD.amount, OLD.object_kind, OLD.object_id, OLD.payload, OLD.before, OLD.maker, OLD.created_at, OLD.expires_at)
     IS DISTINCT FROM (NEW.id, NEW.kind, NEW.beneficiary, NEW.amount, NEW.object_kind, NEW.object_id, NEW.payload, NEW.before, NEW.maker,
       NEW.created_at, NEW.expires_at) THEN
    RAISE EXCEPTION 'a change keeps what was asked' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard BEFORE UPDATE OR DELETE ON admin_change FOR EACH ROW EXECUTE FUNCTION approvals_guard_change();

CREATE FUNCTION approvals_claim_change(ids uuid[], expects text[]) RETURNS TABLE (id uuid, found text) LANGUAGE sql AS $$
  SELECT c.id, c.state FROM admin_change c WHERE c.id = ANY (ids) ORDER BY c.id FOR UPDATE
$$;

-- Locks the pending changes of these objects, in the order that a decision locks them. Always finds `here`.
CREATE FUNCTION approvals_claim_object(ids uuid[], expects text[]) RETURNS TABLE (id uuid, found text) LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM admin_change c WHERE c.state = 'waiting' AND c.object_id = ANY (ids::text[]) ORDER BY c.id FOR UPDATE;
  RETURN QUERY SELECT o, 'here' FROM unnest(ids) AS o;
END $$;

CREATE FUNCTION approvals_record_change(rows jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO admin_change (id, kind, beneficiary, amount, object_kind, object_id, payload, before, maker, maker_reason, created_at, expires_at, state)
  SELECT id, kind, beneficiary, amount, object_kind, object_id, payload, nullif(before, 'null'::jsonb), maker, maker_reason, created_at, expires_at,
    'waiting'
  FROM jsonb_to_recordset(rows) AS r (id uuid, kind text, beneficiary text, amount bigint, object_kind text, object_id text, payload jsonb,
    before jsonb, maker uuid, maker_reason text, created_at timestamptz, expires_at timestamptz)
$$;

CREATE FUNCTION approvals_record_end(rows jsonb) RETURNS void LANGUAGE sql AS $$
  UPDATE admin_change c SET state = r.state, decided_by = r.decided_by, decided_at = r.at, decision_reason = r.reason
  FROM jsonb_to_recordset(rows) AS r (id uuid, state text, decided_by uuid, at timestamptz, reason text) WHERE c.id = r.id
$$;

-- Superseded: the object ended another way, for example its owner cancelled it.
CREATE FUNCTION approvals_record_overtaken(rows jsonb) RETURNS void LANGUAGE sql AS $$
  UPDATE admin_change c SET state = 'overtaken', decided_at = r.at
  FROM jsonb_to_recordset(rows) AS r (object_id text, at timestamptz) WHERE c.object_id = r.object_id AND c.state = 'waiting'
$$;

-- What one administrator did without approval for one beneficiary, numbered. The sum over 24 hours is compared with the four-eyes threshold.
CREATE TABLE admin_alone (
  maker uuid NOT NULL,
  beneficiary text NOT NULL,
  n integer NOT NULL CHECK (n > 0),
  amount bigint NOT NULL CHECK (amount > 0),
  at timestamptz NOT NULL,
  PRIMARY KEY (maker, beneficiary, n)
);
CREATE INDEX admin_alone_maker ON admin_alone (maker, at);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON admin_alone FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

CREATE FUNCTION approvals_record_alone(rows jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO admin_alone (maker, beneficiary, n, amount, at)
  SELECT maker, beneficiary, n, amount, at
  FROM jsonb_to_recordset(rows) AS r (maker uuid, beneficiary text, n integer, amount bigint, at timestamptz)
$$;

-- What the application's role may not do.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'clearterm_app') THEN
    REVOKE DELETE, TRUNCATE ON admin_change FROM clearterm_app;
    REVOKE UPDATE, DELETE, TRUNCATE ON admin_alone FROM clearterm_app;
  END IF;
END $$;
