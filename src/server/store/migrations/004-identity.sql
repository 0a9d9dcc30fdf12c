-- People, their sessions, one-time codes and the counters of attempts. No password, token or code stands here in plain.

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
  role text NOT NULL DEFAULT 'member' CHECK (role IN ('member', 'administrator')),
  password_hash text NOT NULL CHECK (password_hash LIKE '$argon2id$%'),
  terms_accepted_at timestamptz,
  terms_version text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  last_active_at timestamptz,
  withdrawals_frozen_until timestamptz,
  CHECK ((status = 'suspended') = (suspended_at IS NOT NULL))
);
CREATE INDEX users_status ON users (status, id DESC);
CREATE INDEX users_referred_by ON users (referred_by) WHERE referred_by IS NOT NULL;
CREATE INDEX users_administrator ON users (id) WHERE role = 'administrator';

-- Who brought a person is settled at sign-up and never again.
CREATE FUNCTION identity_guard_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.id <> NEW.id OR OLD.referred_by IS DISTINCT FROM NEW.referred_by OR OLD.created_at <> NEW.created_at THEN
    RAISE EXCEPTION 'a user keeps id, referrer and date' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard BEFORE UPDATE ON users FOR EACH ROW EXECUTE FUNCTION identity_guard_user();

-- A second sign-up over an e-mail that was never verified: it counts once its own code is redeemed.
CREATE TABLE pending_registration (
  user_id uuid PRIMARY KEY REFERENCES users (id),
  id uuid NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  gender text NOT NULL,
  dob date,
  phone text NOT NULL,
  phone_country_code text,
  phone_number text,
  password_hash text NOT NULL CHECK (password_hash LIKE '$argon2id$%'),
  terms_version text NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE TABLE session (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  -- SHA-256 of the token.
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  user_agent text NOT NULL,
  address text NOT NULL,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  -- The absolute end; idleness is judged on each request.
  expires_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE INDEX session_by_user ON session (user_id, created_at DESC);

-- The current code of a purpose and subject: a newer one takes the row of the older.
CREATE TABLE one_time_code (
  purpose text NOT NULL CHECK (purpose IN ('verify', 'login', 'reset', 'withdrawal')),
  subject text COLLATE "C" NOT NULL,
  id uuid NOT NULL UNIQUE,
  -- What else the code stands for: another binding makes another mac.
  binding text NOT NULL,
  -- HMAC-SHA256 under a pepper that is not in the database.
  mac bytea NOT NULL CHECK (octet_length(mac) = 32),
  guesses smallint NOT NULL CHECK (guesses BETWEEN 0 AND 5),
  issued_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (purpose, subject)
);
CREATE INDEX one_time_code_age ON one_time_code (issued_at);

-- For the ledger: the rows stay locked until the batch commits. A code that a newer one replaced is not found.
CREATE FUNCTION identity_claim_code(ids uuid[], expects text[]) RETURNS TABLE (id uuid, found text) LANGUAGE sql AS $$
  SELECT c.id, CASE WHEN c.used_at IS NULL THEN 'unused' ELSE 'used' END
  FROM one_time_code c WHERE c.id = ANY (ids) ORDER BY c.id FOR UPDATE
$$;
CREATE FUNCTION identity_record_code_used(rows jsonb) RETURNS void LANGUAGE sql AS $$
  UPDATE one_time_code c SET used_at = r.at FROM jsonb_to_recordset(rows) AS r (id uuid, at timestamptz) WHERE c.id = r.id AND c.used_at IS NULL
$$;

-- Attempts, shared by all nodes: a log of instants for small limits, a tally per window for large ones.
CREATE TABLE throttle (
  bucket text NOT NULL,
  key text COLLATE "C" NOT NULL,
  hits timestamptz[],
  tally integer,
  started_at timestamptz,
  -- From here on the row says nothing any more.
  stale_at timestamptz NOT NULL,
  PRIMARY KEY (bucket, key),
  CHECK ((hits IS NULL) = (tally IS NOT NULL AND started_at IS NOT NULL))
);
CREATE INDEX throttle_stale ON throttle (stale_at);
