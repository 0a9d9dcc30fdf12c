-- Why a referral bonus waits for an administrator: what the referred account shares with an account that it must not share it with.

ALTER TABLE referral_bonus ADD COLUMN signals text[] NOT NULL DEFAULT '{}'
  CHECK (signals <@ ARRAY['phone', 'name_and_address', 'payout_address', 'document', 'network', 'burst']);
-- Until now only a burst of sign-ups held a bonus.
UPDATE referral_bonus SET signals = '{burst}' WHERE state = 'review';

CREATE FUNCTION referrals_guard_signals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a bonus keeps its signals' USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER guard_signals BEFORE UPDATE ON referral_bonus FOR EACH ROW WHEN (OLD.signals <> NEW.signals) EXECUTE FUNCTION referrals_guard_signals();
