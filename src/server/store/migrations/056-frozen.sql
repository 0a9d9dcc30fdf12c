-- While an account is frozen its email and its password stay as they are: the link that unfreezes it goes to the address that stood at the freeze.
-- Only the former owner of a changed address may take it back.
CREATE FUNCTION identity_guard_frozen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.password_hash = OLD.password_hash AND EXISTS (SELECT FROM left_email l WHERE l.email = NEW.email AND l.user_id = NEW.id) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a frozen account changed its email or its password' USING ERRCODE = 'CT002';
END $$;
CREATE TRIGGER stays_frozen BEFORE UPDATE OF email, password_hash ON users FOR EACH ROW
  WHEN (OLD.frozen_at IS NOT NULL AND NEW.frozen_at IS NOT NULL AND (OLD.email <> NEW.email OR OLD.password_hash <> NEW.password_hash))
  EXECUTE FUNCTION identity_guard_frozen();
