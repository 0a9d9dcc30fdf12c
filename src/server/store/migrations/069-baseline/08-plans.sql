-- Plans: the terms on sale, in versions; the investments, each with its own copy of the terms; and the calendar feed of maturities.

-- The terms on sale, in versions. A version never changes.
CREATE TABLE plan_terms (
  plan text NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  rate_bps integer NOT NULL CHECK (rate_bps BETWEEN 1 AND 100000),
  term_seconds bigint NOT NULL CHECK (term_seconds BETWEEN 3600 AND 316224000),
  min_cents bigint NOT NULL CHECK (min_cents > 0),
  max_cents bigint NOT NULL CHECK (max_cents >= min_cents),
  exit_share_bps integer NOT NULL CHECK (exit_share_bps BETWEEN 0 AND 10000),
  referral_bps integer NOT NULL CHECK (referral_bps BETWEEN 0 AND 10000),
  on_sale boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (plan, version)
);
INSERT INTO plan_terms (plan, version, rate_bps, term_seconds, min_cents, max_cents, exit_share_bps, referral_bps, on_sale) VALUES
  ('starter', 1, 1000,  7 * 86400,   10000,   50000, 10000, 1100, true),
  ('diamond', 1, 1450, 30 * 86400,   50000,  100000, 10000, 1550, true),
  ('silver',  1, 1800, 30 * 86400,  100000,  500000, 10000, 2250, true),
  ('gold',    1, 2200, 45 * 86400,  500000, 1000000, 10000, 2850, true),
  ('ira',     1, 2800, 60 * 86400, 1000000, 5000000, 10000, 3050, true);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON plan_terms FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

CREATE FUNCTION plans_record_terms(rows jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO plan_terms (plan, version, rate_bps, term_seconds, min_cents, max_cents, exit_share_bps, referral_bps, on_sale, created_at)
  SELECT plan, version, rate_bps, term_seconds, min_cents, max_cents, exit_share_bps, referral_bps, on_sale, created_at
  FROM jsonb_to_recordset(rows) AS r (plan text, version integer, rate_bps integer, term_seconds bigint, min_cents bigint, max_cents bigint,
    exit_share_bps integer, referral_bps integer, on_sale boolean, created_at timestamptz)
$$;

-- An investment, with its own copy of the terms.
CREATE TABLE investment (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  plan text NOT NULL,
  terms_version integer NOT NULL,
  principal bigint NOT NULL CHECK (principal > 0),
  promised bigint NOT NULL CHECK (promised >= 0),
  rate_bps integer NOT NULL,
  term_seconds bigint NOT NULL CHECK (term_seconds > 0),
  exit_share_bps integer NOT NULL CHECK (exit_share_bps BETWEEN 0 AND 10000),
  started_at timestamptz NOT NULL,
  matures_at timestamptz NOT NULL,
  status text NOT NULL CHECK (status IN ('active', 'matured', 'liquidated')),
  instruction text NOT NULL DEFAULT 'pay_out' CHECK (instruction IN ('pay_out', 'reinvest_principal', 'reinvest_all')),
  -- The return paid at the end.
  paid bigint CHECK (paid BETWEEN 0 AND promised),
  ended_at timestamptz,
  bought_by uuid NOT NULL UNIQUE,
  ended_by uuid UNIQUE,
  updated_at timestamptz NOT NULL,
  FOREIGN KEY (plan, terms_version) REFERENCES plan_terms (plan, version),
  CHECK (matures_at = started_at + make_interval(secs => term_seconds::double precision)),
  CHECK ((status = 'active') = (ended_at IS NULL) AND (status = 'active') = (paid IS NULL) AND (status = 'active') = (ended_by IS NULL)),
  CHECK (status <> 'matured' OR paid = promised)
);
CREATE INDEX investment_due ON investment (matures_at, id) WHERE status = 'active';
CREATE INDEX investment_user ON investment (user_id, started_at DESC, id DESC);
CREATE INDEX investment_open_maturity ON investment (matures_at, plan) INCLUDE (principal, promised) WHERE status = 'active';
-- For the dashboard, whose cost must not grow with ended investments.
CREATE INDEX investment_open ON investment (user_id, started_at DESC, id DESC) WHERE status = 'active';

-- An investment keeps its terms, ends once and is never removed.
CREATE FUNCTION plans_guard_investment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'an investment is never removed' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF (OLD.id, OLD.user_id, OLD.plan, OLD.terms_version, OLD.principal, OLD.promised, OLD.rate_bps, OLD.term_seconds, OLD.exit_share_bps, OLD.started_at, OLD.matures_at, OLD.bought_by)
     IS DISTINCT FROM (NEW.id, NEW.user_id, NEW.plan, NEW.terms_version, NEW.principal, NEW.promised, NEW.rate_bps, NEW.term_seconds, NEW.exit_share_bps, NEW.started_at, NEW.matures_at, NEW.bought_by) THEN
    RAISE EXCEPTION 'an investment keeps the terms that it was sold on' USING ERRCODE = 'check_violation';
  END IF;
  IF OLD.status <> 'active' THEN
    RAISE EXCEPTION 'an investment ends once' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard BEFORE UPDATE OR DELETE ON investment FOR EACH ROW EXECUTE FUNCTION plans_guard_investment();

-- Finds status and instruction, so that a maturity follows the instruction that it read.
CREATE FUNCTION plans_claim_open(ids uuid[], expects text[]) RETURNS TABLE (id uuid, found text) LANGUAGE sql AS $$
  SELECT i.id, i.status || ':' || i.instruction FROM investment i WHERE i.id = ANY (ids) ORDER BY i.id FOR UPDATE
$$;

CREATE FUNCTION plans_record_investment(rows jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO investment (id, user_id, plan, terms_version, principal, promised, rate_bps, term_seconds, exit_share_bps, started_at, matures_at, status, instruction, bought_by, updated_at)
  SELECT id, user_id, plan, terms_version, principal, promised, rate_bps, term_seconds, exit_share_bps, started_at, matures_at, 'active', instruction, bought_by, recorded_at
  FROM jsonb_to_recordset(rows) AS r (id uuid, user_id uuid, plan text, terms_version integer, principal bigint, promised bigint, rate_bps integer, term_seconds bigint,
    exit_share_bps integer, started_at timestamptz, matures_at timestamptz, instruction text, bought_by uuid, recorded_at timestamptz)
$$;

CREATE FUNCTION plans_record_end(rows jsonb) RETURNS void LANGUAGE sql AS $$
  UPDATE investment i SET status = r.status, paid = r.paid, ended_at = r.ended_at, ended_by = r.ended_by, updated_at = r.recorded_at
  FROM jsonb_to_recordset(rows) AS r (id uuid, status text, paid bigint, ended_at timestamptz, ended_by uuid, recorded_at timestamptz) WHERE i.id = r.id
$$;

-- A member's calendar feed of maturities. Its address is a secret, so only the key's hash is stored.
CREATE TABLE plan_calendar (
  user_id uuid PRIMARY KEY,
  key_hash bytea NOT NULL UNIQUE CHECK (octet_length(key_hash) = 32),
  made_at timestamptz NOT NULL
);

CREATE FUNCTION plans_audit() RETURNS TABLE (check_name text, detail text) LANGUAGE sql STABLE AS $$
  SELECT 'locked capital', 'member ' || coalesce(a.owner, o.user_id) || ' has ' || coalesce(a.balance, 0) || ' locked for ' || coalesce(o.principal, 0) || ' invested'
    FROM (SELECT owner, balance FROM account WHERE code LIKE 'member:%:locked') a
    FULL JOIN (SELECT user_id, sum(principal) AS principal FROM investment WHERE status = 'active' GROUP BY user_id) o ON o.user_id = a.owner
    WHERE coalesce(a.balance, 0) <> coalesce(o.principal, 0)
  UNION ALL
  SELECT 'open promises', promised || ' promised, ' || committed || ' committed' FROM (
    SELECT (SELECT coalesce(sum(promised), 0) FROM investment WHERE status = 'active') AS promised,
           (SELECT coalesce(sum(balance), 0) FROM account WHERE code = 'reserve:committed') AS committed) t WHERE promised <> committed
  UNION ALL
  SELECT 'purchase', 'investment ' || i.id || ' was not bought with its own capital and promise' FROM investment i WHERE NOT EXISTS (
    SELECT FROM member_transaction t WHERE t.id = i.bought_by AND t.object_id = i.id AND t.amount = i.principal AND t.type = 'debit' AND t.account = 'investment' AND t.user_id = i.user_id)
    OR (SELECT coalesce(sum(amount), 0) FROM move m WHERE m.ref = i.bought_by AND m.kind = 'plan.lock') <> i.principal
    OR (SELECT coalesce(sum(amount), 0) FROM move m WHERE m.ref = i.bought_by AND m.kind = 'plan.commit') <> i.promised
  UNION ALL
  SELECT 'end', 'investment ' || i.id || ' did not end as its row says' FROM investment i WHERE i.status <> 'active' AND (
    (SELECT coalesce(sum(amount), 0) FROM move m WHERE m.ref = i.ended_by AND m.kind = 'plan.unlock') <> i.principal
    OR (SELECT coalesce(sum(amount), 0) FROM move m WHERE m.ref = i.ended_by AND m.kind = 'plan.pay') <> i.paid
    OR (SELECT coalesce(sum(amount), 0) FROM move m WHERE m.ref = i.ended_by AND m.kind = 'plan.release') <> i.promised - i.paid)
  UNION ALL
  SELECT 'plan transaction', 'transaction ' || t.id || ' has no investment' FROM member_transaction t
    WHERE t.origin = 'plan' AND NOT EXISTS (SELECT FROM investment i WHERE t.id IN (i.bought_by, i.ended_by))
  UNION ALL
  SELECT 'plan move', 'move ' || m.id || ' has no plan transaction' FROM move m
    WHERE m.kind LIKE 'plan.%' AND NOT EXISTS (SELECT FROM member_transaction t WHERE t.id = m.ref AND t.origin = 'plan')
$$;

-- What the application's role may not do.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'clearterm_app') THEN
    REVOKE UPDATE, DELETE, TRUNCATE ON plan_terms FROM clearterm_app;
    REVOKE DELETE, TRUNCATE ON investment FROM clearterm_app;
  END IF;
END $$;
