-- Closing an account: whose person is gone, whose money is nothing, and which mails are forgotten.

-- A closed account of the ledger stays at zero, whoever writes.
ALTER TABLE account ADD COLUMN closed_at timestamptz, ADD CHECK (closed_at IS NULL OR balance = 0);

-- Of a closed user nothing is left that names or reaches a person; the row stays, because ledger and referrals name its id.
ALTER TABLE users ADD CONSTRAINT users_closed CHECK (status <> 'closed' OR (
  email = 'closed:' || id::text AND password_hash = '$argon2id$closed' AND referral_code = 'closed:' || id::text
  AND (first_name, last_name) = ('', '') AND role = 'member'
  AND gender IS NULL AND dob IS NULL AND phone IS NULL AND phone_country_code IS NULL AND phone_number IS NULL));

CREATE FUNCTION identity_guard_closed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a closed user stays closed' USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER guard_closed BEFORE UPDATE ON users FOR EACH ROW WHEN (OLD.status = 'closed') EXECUTE FUNCTION identity_guard_closed();

-- When the last mail to somebody who left is forgotten too.
ALTER TABLE mail ADD COLUMN forget_at timestamptz;
CREATE INDEX mail_forget ON mail (forget_at) WHERE forget_at IS NOT NULL;
