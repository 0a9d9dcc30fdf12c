-- Second factors. No seed, code or challenge stands here in a form that opens anything.

-- When the person behind the session last proved anew that it is them.
ALTER TABLE session ADD COLUMN stepped_up_at timestamptz;

-- The authenticator app (RFC 6238).
CREATE TABLE totp (
  user_id uuid PRIMARY KEY REFERENCES users (id),
  -- Sealed: the key is not in the database.
  secret bytea NOT NULL,
  created_at timestamptz NOT NULL,
  -- Null: enrolment has begun and protects nothing yet.
  confirmed_at timestamptz,
  -- The newest time step whose code was accepted; neither it nor an older one is accepted again.
  last_step bigint NOT NULL DEFAULT 0
);

CREATE TABLE recovery_code (
  user_id uuid NOT NULL REFERENCES users (id),
  -- HMAC-SHA256 under a pepper that is not in the database.
  mac bytea NOT NULL CHECK (octet_length(mac) = 32),
  created_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, mac)
);

-- A credential of WebAuthn; its private key never leaves the authenticator.
CREATE TABLE passkey (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  credential_id bytea NOT NULL UNIQUE CHECK (octet_length(credential_id) BETWEEN 1 AND 1023),
  public_key bytea NOT NULL,
  -- What the authenticator last counted; zero where it does not count.
  counter bigint NOT NULL CHECK (counter >= 0),
  transports text[] NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkey_by_user ON passkey (user_id, created_at);

-- What an authenticator was asked to sign: once, within its time, for what it was asked for.
CREATE TABLE passkey_challenge (
  -- SHA-256 of the challenge.
  challenge_hash bytea PRIMARY KEY CHECK (octet_length(challenge_hash) = 32),
  purpose text NOT NULL CHECK (purpose IN ('register', 'log_in', 'step_up', 'unfreeze')),
  -- The session, the pending log-in or the mailed token that asked; empty for a log-in without a password.
  subject text COLLATE "C" NOT NULL,
  -- Whose passkey may answer; null: whoever holds one.
  user_id uuid REFERENCES users (id),
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  CHECK (user_id IS NOT NULL OR purpose = 'log_in')
);
CREATE INDEX passkey_challenge_age ON passkey_challenge (expires_at);

-- The right password was given and the factor is still to come. Without this row no factor is even looked at.
CREATE TABLE pending_login (
  id uuid PRIMARY KEY,
  -- SHA-256 of the token.
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  user_id uuid NOT NULL REFERENCES users (id),
  user_agent text NOT NULL,
  address text NOT NULL,
  guesses smallint NOT NULL DEFAULT 0 CHECK (guesses BETWEEN 0 AND 5),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX pending_login_by_user ON pending_login (user_id, created_at DESC);
CREATE INDEX pending_login_age ON pending_login (expires_at);
