-- expand
-- A further sign-up brings its own referrer and network, or none. Until now the first one's referrer stayed. The
-- reference to users is checked when it is completed.
ALTER TABLE pending_registration ADD COLUMN referred_by uuid, ADD COLUMN network text;
ALTER TABLE pending_registration ADD CONSTRAINT pending_registration_referral CHECK ((referred_by IS NULL) = (network IS NULL)) NOT VALID;

-- The referrer is that of the sign-up whose code was redeemed, and never changes afterwards. Nobody may be referred by this user yet, so
-- referrals can't form a loop.
CREATE OR REPLACE FUNCTION identity_guard_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.id <> NEW.id OR OLD.created_at <> NEW.created_at THEN
    RAISE EXCEPTION 'a user keeps id, referrer and date' USING ERRCODE = 'check_violation';
  END IF;
  IF OLD.referred_by IS DISTINCT FROM NEW.referred_by
    AND (OLD.status <> 'pending' OR NEW.status = 'pending' OR EXISTS (SELECT FROM users u WHERE u.referred_by = OLD.id)) THEN
    RAISE EXCEPTION 'a user keeps id, referrer and date' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
