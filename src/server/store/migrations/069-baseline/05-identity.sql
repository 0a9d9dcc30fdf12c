-- Identity: people, their profiles, preferences and roles. The next file has what they sign in with.

-- A person: a member, or one who works for the operator.
CREATE TABLE users (
  id uuid PRIMARY KEY,
  email text COLLATE "C" NOT NULL UNIQUE CHECK (email = lower(email)),
  first_name text NOT NULL,
  last_name text NOT NULL,
  gender text CHECK (gender IN ('male', 'female', 'other')),
  dob date,
  phone text,
  phone_country_code text,
  phone_number text,
  referral_code text COLLATE "C" NOT NULL UNIQUE,
  referred_by uuid REFERENCES users (id) CHECK (referred_by <> id),
  status text NOT NULL CHECK (status IN ('pending', 'in_review', 'active', 'suspended', 'closed')),
  suspended_reason text,
  suspended_at timestamptz,
  role text NOT NULL DEFAULT 'member' CHECK (role IN ('member', 'auditor', 'operator', 'administrator')),
  password_hash text NOT NULL CHECK (password_hash LIKE '$argon2id$%'),
  terms_accepted_at timestamptz,
  terms_version text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  last_active_at timestamptz,
  withdrawals_frozen_until timestamptz,
  -- Set by the owner: no money moves at their request until it is unset. Maturities go on.
  frozen_at timestamptz,
  -- What people are searched by, as one short text that an index can hold.
  sought text GENERATED ALWAYS AS (
    lower((email || ' ' || first_name || ' ' || last_name || ' ' || coalesce(phone, '')) COLLATE "default")) STORED,
  -- The language in which the terms were read and accepted.
  terms_language text CHECK (terms_language IN ('en', 'es', 'fr', 'de', 'ar')),
  -- A staff role is suspended after a password reset by mail alone: until this instant, or until another administrator agrees.
  role_held_until timestamptz,
  CHECK ((status = 'suspended') = (suspended_at IS NOT NULL)),
  -- A closed user's row keeps nothing that names or reaches a person; it stays because the ledger and referrals refer to its id.
  CONSTRAINT users_closed CHECK (status <> 'closed' OR (
    email = 'closed:' || id::text AND password_hash = '$argon2id$closed' AND referral_code = 'closed:' || id::text
    AND (first_name, last_name) = ('', '') AND role = 'member'
    AND gender IS NULL AND dob IS NULL AND phone IS NULL AND phone_country_code IS NULL AND phone_number IS NULL))
);
CREATE INDEX users_status ON users (status, id DESC);
CREATE INDEX users_referred_by ON users (referred_by) WHERE referred_by IS NOT NULL;
CREATE INDEX users_staff ON users (id) WHERE role <> 'member';
CREATE INDEX users_sought ON users (id DESC) INCLUDE (sought, status);
CREATE INDEX users_parts ON users USING gin (text_parts(sought)) WITH (fastupdate = off);
-- Referred members are compared by phone number.
CREATE INDEX users_referred_by_phone ON users (phone) WHERE referred_by IS NOT NULL;

-- The referrer is set at sign-up and never changes.
CREATE FUNCTION identity_guard_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.id <> NEW.id OR OLD.referred_by IS DISTINCT FROM NEW.referred_by OR OLD.created_at <> NEW.created_at THEN
    RAISE EXCEPTION 'a user keeps id, referrer and date' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard BEFORE UPDATE ON users FOR EACH ROW EXECUTE FUNCTION identity_guard_user();

-- A referrer has an account before the referred person, so referrals can't form a loop, not even within one statement.
CREATE FUNCTION identity_guard_referrer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.referred_by IS NOT NULL AND NOT EXISTS (SELECT FROM users WHERE id = NEW.referred_by) THEN
    RAISE EXCEPTION 'a referrer has an account already' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER referrer BEFORE INSERT ON users FOR EACH ROW EXECUTE FUNCTION identity_guard_referrer();

-- A closed account never changes.
CREATE FUNCTION identity_guard_closed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a closed user stays closed' USING ERRCODE = 'CT001';
END $$;
CREATE TRIGGER guard_closed BEFORE UPDATE ON users FOR EACH ROW WHEN (OLD.status = 'closed') EXECUTE FUNCTION identity_guard_closed();

-- A frozen account keeps its email and password, because the link that unfreezes it goes to the address at the time of the freeze.
-- Only the former owner of a changed address may restore it.
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

-- At least one active administrator remains. Concurrent changes are checked one after the other.
CREATE FUNCTION identity_guard_last_administrator() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('identity.last_administrator'));
  IF NOT EXISTS (SELECT FROM users u WHERE u.role = 'administrator' AND u.status = 'active' AND u.id <> NEW.id) THEN
    RAISE EXCEPTION 'the last active administrator stays one' USING ERRCODE = 'CT003';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER last_administrator BEFORE UPDATE OF role, status ON users FOR EACH ROW
  WHEN (OLD.role = 'administrator' AND OLD.status = 'active' AND (NEW.role <> 'administrator' OR NEW.status <> 'active'))
  EXECUTE FUNCTION identity_guard_last_administrator();

-- Nothing about a person is written after their account is closed. Each writer locks the user's row against the closure until it commits: the
-- closure either finds what was written and erases it, or the writer finds the closed account here.
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

-- The member's status, unchanged until the batch commits. FOR KEY SHARE conflicts only with FOR UPDATE, which suspension and freeze take before
-- they write: they wait for earlier batches, and every later batch sees what they wrote. A log-in or a visit (FOR NO KEY UPDATE) doesn't
-- conflict.
CREATE FUNCTION identity_claim_active(ids uuid[], expects text[]) RETURNS TABLE (id uuid, found text) LANGUAGE sql AS $$
  SELECT u.id, CASE WHEN u.frozen_at IS NOT NULL THEN 'frozen' ELSE u.status END
  FROM users u WHERE u.id = ANY (ids) ORDER BY u.id FOR KEY SHARE
$$;

-- A member's money write holds a key share of their row until it commits. An ordinary update doesn't wait for that, but a change of status or
-- role must: otherwise a write admitted before it could commit after it, on another node.
CREATE FUNCTION identity_claim_role(ids uuid[], expects text[]) RETURNS TABLE (id uuid, found text) LANGUAGE sql AS $$
  SELECT u.id, u.role || ':' || u.status FROM users u WHERE u.id = ANY (ids) ORDER BY u.id FOR UPDATE
$$;

-- A further sign-up with an email that was never verified. It takes effect when its own code is redeemed.
CREATE TABLE pending_registration (
  user_id uuid NOT NULL REFERENCES users (id),
  id uuid PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  gender text NOT NULL,
  dob date,
  phone text NOT NULL,
  phone_country_code text,
  phone_number text,
  password_hash text NOT NULL CHECK (password_hash LIKE '$argon2id$%'),
  terms_version text NOT NULL,
  created_at timestamptz NOT NULL,
  terms_language text NOT NULL DEFAULT 'en' CHECK (terms_language IN ('en', 'es', 'fr', 'de', 'ar'))
);
CREATE INDEX pending_registration_user ON pending_registration (user_id, created_at);

-- What a member adds about themselves.
CREATE TABLE profile (
  user_id uuid PRIMARY KEY REFERENCES users (id),
  location text,
  country_code text CHECK (country_code ~ '^[A-Z]{2}$'),
  address text,
  facebook text CHECK (facebook LIKE 'https://%'),
  linkedin text CHECK (linkedin LIKE 'https://%'),
  twitter text CHECK (twitter LIKE 'https://%'),
  -- The document that is shown as their picture.
  picture_id uuid,
  updated_at timestamptz NOT NULL
);
CREATE TRIGGER person_is_here BEFORE INSERT ON profile FOR EACH ROW EXECUTE FUNCTION identity_guard_user_id();

-- A member's preferences. No row: the defaults.
CREATE TABLE preference (
  user_id uuid PRIMARY KEY REFERENCES users (id),
  language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'es', 'fr', 'de', 'ar')),
  colour_mode text NOT NULL DEFAULT 'dark' CHECK (colour_mode IN ('dark', 'light')),
  hide_amounts boolean NOT NULL DEFAULT false,
  -- A mailed code at each log-in. Administrators always have it.
  login_code boolean NOT NULL DEFAULT false,
  -- Kinds of mail that are off. Mail about security is not one of them, so it can't be switched off.
  muted text[] NOT NULL DEFAULT '{}' CHECK (muted <@ ARRAY['deposits', 'plans', 'withdrawals', 'referrals', 'operator_mail']),
  updated_at timestamptz NOT NULL
);
CREATE TRIGGER person_is_here BEFORE INSERT ON preference FOR EACH ROW EXECUTE FUNCTION identity_guard_user_id();

-- A former email address that its owner can still restore. Until then no other account gets it.
CREATE TABLE left_email (
  email text COLLATE "C" PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  held_until timestamptz NOT NULL
);
CREATE TRIGGER person_is_here BEFORE INSERT ON left_email FOR EACH ROW EXECUTE FUNCTION identity_guard_user_id();

-- Whether the address is still reserved for another user, its former owner.
CREATE FUNCTION identity_email_is_held(wanted text, for_user uuid, now timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM left_email WHERE email = wanted AND held_until > now AND user_id IS DISTINCT FROM for_user)
$$;

-- Invitations to work for the operator.
CREATE TABLE staff_invite (
  id uuid PRIMARY KEY,
  email text COLLATE "C" NOT NULL CHECK (email = lower(email)),
  role text NOT NULL CHECK (role IN ('auditor', 'operator', 'administrator')),
  -- SHA-256 of a 256-bit token.
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  invited_by uuid NOT NULL REFERENCES users (id),
  -- The second administrator who approved it. Without one the invitation is valid only while there is no second administrator.
  approved_by uuid REFERENCES users (id) CHECK (approved_by <> invited_by),
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > created_at),
  accepted_at timestamptz,
  accepted_by uuid REFERENCES users (id),
  withdrawn_at timestamptz,
  CHECK ((accepted_at IS NULL) = (accepted_by IS NULL)),
  CHECK (accepted_at IS NULL OR withdrawn_at IS NULL)
);
CREATE INDEX staff_invite_newest ON staff_invite (created_at DESC, id DESC);

CREATE FUNCTION identity_record_invite(rows jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO staff_invite (id, email, role, token_hash, invited_by, approved_by, created_at, expires_at)
  SELECT id, email, role, decode(token_hash, 'base64'), invited_by, approved_by, created_at, expires_at
  FROM jsonb_to_recordset(rows) AS r (id uuid, email text, role text, token_hash text, invited_by uuid, approved_by uuid, created_at timestamptz,
    expires_at timestamptz)
$$;

CREATE FUNCTION identity_record_role_release(rows jsonb) RETURNS void LANGUAGE sql AS $$
  UPDATE users u SET role_held_until = NULL, updated_at = r.at FROM jsonb_to_recordset(rows) AS r (id uuid, at timestamptz) WHERE u.id = r.id
$$;

-- Every role comes from a change in the audit log: an administrator's, or one made on the server when no administrator could approve.
CREATE FUNCTION identity_audit() RETURNS TABLE (check_name text, detail text) LANGUAGE sql STABLE AS $$
  WITH said AS (
    SELECT DISTINCT ON (object_id) object_id, after ->> 'role' AS role FROM audit_entry WHERE action IN ('user.role', 'user.appoint')
    ORDER BY object_id, n DESC
  )
  SELECT 'roles', 'user ' || u.id || ' has the role ' || u.role || ', the audit log says ' || coalesce(s.role, 'member')
  FROM users u LEFT JOIN said s ON s.object_id = u.id::text
  WHERE (u.role <> 'member' OR s.role IS NOT NULL) AND u.role IS DISTINCT FROM coalesce(s.role, 'member')
$$;
