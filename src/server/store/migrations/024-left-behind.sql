-- Nothing about a person is written once their account is closed, however long a call that began before has taken. Whoever writes holds the
-- user's row against the closing until they commit, so that the closing either finds what was written and erases it, or is found here.

CREATE FUNCTION identity_require_open(person uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  found text;
BEGIN
  SELECT status INTO found FROM users WHERE id = person FOR KEY SHARE;
  IF found = 'closed' THEN
    RAISE EXCEPTION 'this account is closed' USING ERRCODE = 'CT001';
  END IF;
END $$;

CREATE FUNCTION identity_guard_user_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM identity_require_open(NEW.user_id);
  RETURN NEW;
END $$;

CREATE FUNCTION identity_guard_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM identity_require_open(NEW.owner);
  RETURN NEW;
END $$;

-- A log-in holds the row already when it writes its session and its device.
CREATE TRIGGER person_is_here BEFORE INSERT ON bank_detail FOR EACH ROW EXECUTE FUNCTION identity_guard_user_id();
CREATE TRIGGER person_is_here BEFORE INSERT ON left_email FOR EACH ROW EXECUTE FUNCTION identity_guard_user_id();
CREATE TRIGGER person_is_here BEFORE INSERT ON mailed_link FOR EACH ROW EXECUTE FUNCTION identity_guard_user_id();
CREATE TRIGGER person_is_here BEFORE INSERT ON message FOR EACH ROW EXECUTE FUNCTION identity_guard_user_id();
CREATE TRIGGER person_is_here BEFORE INSERT ON passkey FOR EACH ROW EXECUTE FUNCTION identity_guard_user_id();
CREATE TRIGGER person_is_here BEFORE INSERT ON passkey_challenge FOR EACH ROW EXECUTE FUNCTION identity_guard_user_id();
CREATE TRIGGER person_is_here BEFORE INSERT ON payout_address FOR EACH ROW EXECUTE FUNCTION identity_guard_user_id();
CREATE TRIGGER person_is_here BEFORE INSERT ON payout_address_change FOR EACH ROW EXECUTE FUNCTION identity_guard_user_id();
CREATE TRIGGER person_is_here BEFORE INSERT ON pending_login FOR EACH ROW EXECUTE FUNCTION identity_guard_user_id();
CREATE TRIGGER person_is_here BEFORE INSERT ON preference FOR EACH ROW EXECUTE FUNCTION identity_guard_user_id();
CREATE TRIGGER person_is_here BEFORE INSERT ON profile FOR EACH ROW EXECUTE FUNCTION identity_guard_user_id();
CREATE TRIGGER person_is_here BEFORE INSERT ON recovery_code FOR EACH ROW EXECUTE FUNCTION identity_guard_user_id();
CREATE TRIGGER person_is_here BEFORE INSERT ON totp FOR EACH ROW EXECUTE FUNCTION identity_guard_user_id();
CREATE TRIGGER person_is_here BEFORE INSERT ON document FOR EACH ROW EXECUTE FUNCTION identity_guard_owner();

-- The same word for whoever changes the user's own row.
CREATE OR REPLACE FUNCTION identity_guard_closed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a closed user stays closed' USING ERRCODE = 'CT001';
END $$;
