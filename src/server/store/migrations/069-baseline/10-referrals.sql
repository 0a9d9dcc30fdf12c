-- Referrals: who signed up with whose code, and the bonuses that are paid for it from the operator's budget.

-- The network of each referred sign-up: the first three parts of IPv4, the first 48 bits of IPv6.
CREATE TABLE referred_sign_up (
  user_id uuid PRIMARY KEY REFERENCES users (id),
  referrer uuid NOT NULL REFERENCES users (id),
  network text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX referred_sign_up_burst ON referred_sign_up (referrer, network, at);

-- A bonus for the referrer.
CREATE TABLE referral_bonus (
  id uuid PRIMARY KEY,
  -- One bonus for each referred person, for their first investment.
  referred uuid NOT NULL UNIQUE REFERENCES users (id),
  referrer uuid NOT NULL REFERENCES users (id),
  investment_id uuid NOT NULL UNIQUE,
  -- SHA-256 of the referred person's canonical email: a second sign-up earns no second bonus.
  person bytea NOT NULL CHECK (octet_length(person) = 32),
  plan text NOT NULL,
  rate_bps integer NOT NULL CHECK (rate_bps BETWEEN 0 AND 10000),
  -- The return that the investment paid; the bonus is rate × return, rounded half to even.
  earned bigint NOT NULL CHECK (earned >= 0),
  amount bigint NOT NULL CHECK (amount > 0 AND amount <= earned),
  -- due: to be paid now; paused: the budget doesn't cover it yet; review: an administrator decides; withheld: it won't be paid.
  state text NOT NULL CHECK (state IN ('due', 'paused', 'review', 'paid', 'withheld')),
  reason text,
  transaction_id uuid UNIQUE,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Why the bonus is in review: what the referred account shares with an account that it must not share it with.
  signals text[] NOT NULL DEFAULT '{}'
    CHECK (signals <@ ARRAY['phone', 'name_and_address', 'payout_address', 'document', 'network', 'burst']),
  CHECK (referrer <> referred),
  CHECK ((state = 'paid') = (transaction_id IS NOT NULL)),
  CHECK (state <> 'withheld' OR reason IS NOT NULL)
);
CREATE UNIQUE INDEX referral_bonus_person ON referral_bonus (person) WHERE state <> 'withheld';
CREATE INDEX referral_bonus_open ON referral_bonus (created_at, id) WHERE state IN ('due', 'paused');
CREATE INDEX referral_bonus_review ON referral_bonus (created_at, id) WHERE state = 'review';
CREATE INDEX referral_bonus_referrer ON referral_bonus (referrer, created_at DESC);

CREATE FUNCTION referrals_guard_bonus() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'a bonus is never removed' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF (OLD.id, OLD.referred, OLD.referrer, OLD.investment_id, OLD.person, OLD.plan, OLD.rate_bps, OLD.earned, OLD.amount, OLD.created_at)
     IS DISTINCT FROM (NEW.id, NEW.referred, NEW.referrer, NEW.investment_id, NEW.person, NEW.plan, NEW.rate_bps, NEW.earned, NEW.amount, NEW.created_at) THEN
    RAISE EXCEPTION 'a bonus keeps what it is' USING ERRCODE = 'check_violation';
  END IF;
  IF OLD.state <> NEW.state AND NOT (
       (OLD.state = 'due' AND NEW.state IN ('paused', 'paid', 'withheld'))
    OR (OLD.state = 'paused' AND NEW.state IN ('paid', 'withheld'))
    OR (OLD.state = 'review' AND NEW.state IN ('due', 'withheld'))) THEN
    RAISE EXCEPTION 'no way from % to %', OLD.state, NEW.state USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard BEFORE UPDATE OR DELETE ON referral_bonus FOR EACH ROW EXECUTE FUNCTION referrals_guard_bonus();

CREATE FUNCTION referrals_guard_signals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a bonus keeps its signals' USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER guard_signals BEFORE UPDATE ON referral_bonus FOR EACH ROW WHEN (OLD.signals <> NEW.signals) EXECUTE FUNCTION referrals_guard_signals();

-- Finds the bonus's state, or that the referrer's account is closed. The referrer's row doesn't change until the batch commits.
CREATE FUNCTION referrals_claim_bonus(ids uuid[], expects text[]) RETURNS TABLE (id uuid, found text) LANGUAGE sql AS $$
  SELECT b.id, CASE WHEN u.status = 'closed' THEN 'closed' ELSE b.state END
  FROM referral_bonus b JOIN users u ON u.id = b.referrer WHERE b.id = ANY (ids) ORDER BY b.id FOR UPDATE OF b FOR SHARE OF u
$$;

CREATE FUNCTION referrals_record_paid(rows jsonb) RETURNS void LANGUAGE sql AS $$
  UPDATE referral_bonus b SET state = 'paid', transaction_id = r.transaction_id, updated_at = r.at
  FROM jsonb_to_recordset(rows) AS r (id uuid, transaction_id uuid, at timestamptz) WHERE b.id = r.id
$$;

CREATE FUNCTION referrals_audit() RETURNS TABLE (check_name text, detail text) LANGUAGE sql STABLE AS $$
  SELECT 'referral bonus', 'bonus ' || b.id || ' has not its one move' FROM referral_bonus b
    WHERE b.state = 'paid' AND (SELECT count(*) FROM move m JOIN account d ON d.id = m.debit JOIN account c ON c.id = m.credit
      WHERE m.ref = b.transaction_id AND m.kind = 'referral.bonus' AND m.amount = b.amount
        AND d.code = 'referral:budget' AND c.code = 'member:' || b.referrer || ':bonus') <> 1
  UNION ALL
  SELECT 'referral bonus', 'move ' || m.id || ' has no paid bonus' FROM move m
    WHERE m.kind = 'referral.bonus' AND NOT EXISTS (SELECT FROM referral_bonus b WHERE b.transaction_id = m.ref)
  UNION ALL
  SELECT 'referral bonus', 'bonus ' || b.id || ' has not its transaction' FROM referral_bonus b
    WHERE b.state = 'paid' AND NOT EXISTS (SELECT FROM member_transaction t WHERE t.id = b.transaction_id AND t.user_id = b.referrer
      AND t.amount = b.amount AND t.account = 'bonus' AND t.type = 'credit' AND t.origin = 'referral' AND t.state = 'settled' AND t.object_id = b.id)
  UNION ALL
  SELECT 'referral transaction', 'transaction ' || t.id || ' has no paid bonus' FROM member_transaction t
    WHERE t.origin = 'referral' AND NOT EXISTS (SELECT FROM referral_bonus b WHERE b.transaction_id = t.id)
  UNION ALL
  SELECT 'referral sum', paid || ' paid by records, ' || moved || ' by moves' FROM (
    SELECT (SELECT coalesce(sum(amount), 0) FROM referral_bonus WHERE state = 'paid') AS paid,
           (SELECT coalesce(sum(amount), 0) FROM move WHERE kind = 'referral.bonus') AS moved) t WHERE paid <> moved
$$;

-- What the application's role may not do.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'clearterm_app') THEN
    REVOKE UPDATE, TRUNCATE ON referred_sign_up FROM clearterm_app;
    REVOKE DELETE, TRUNCATE ON referral_bonus FROM clearterm_app;
  END IF;
END $$;
