-- Identity, signing in: sessions, second factors, mailed codes and links, known browsers and the counters of attempts.
-- No password, token, code or seed is stored in a form that opens anything.

-- A signed-in browser or program.
CREATE TABLE session (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  -- SHA-256 of the token.
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  user_agent text NOT NULL,
  address text NOT NULL,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  -- The absolute end. Idle time is checked on each request.
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  -- Other browsers that used this session's token; the owner is notified once of each.
  strange_agents text[] NOT NULL DEFAULT '{}' CHECK (cardinality(strange_agents) <= 3),
  -- When the person behind the session last proved their identity again.
  stepped_up_at timestamptz,
  browser_hash bytea CHECK (octet_length(browser_hash) = 32),
  -- A step-up replaces the token. The former one works for a few more seconds, for requests already on their way.
  former_token_hash bytea,
  former_until timestamptz
);
CREATE INDEX session_by_user ON session (user_id, created_at DESC);
CREATE INDEX session_former_token ON session (former_token_hash) WHERE former_token_hash IS NOT NULL;

-- The password was correct and the second factor is pending. Without this row no factor is checked.
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
  used_at timestamptz,
  -- Guesses without the token, by a client that may be the one that gave the password: counted apart from the token's own.
  strange_guesses smallint NOT NULL DEFAULT 0 CHECK (strange_guesses BETWEEN 0 AND 5)
);
CREATE INDEX pending_login_by_user ON pending_login (user_id, created_at DESC);
CREATE INDEX pending_login_age ON pending_login (expires_at);
CREATE TRIGGER person_is_here BEFORE INSERT ON pending_login FOR EACH ROW EXECUTE FUNCTION identity_guard_user_id();

-- Authenticator apps (RFC 6238).
CREATE TABLE totp (
  user_id uuid PRIMARY KEY REFERENCES users (id),
  -- Sealed under a key that is not in the database.
  secret bytea NOT NULL,
  created_at timestamptz NOT NULL,
  -- NULL: enrolment has started and protects nothing yet.
  confirmed_at timestamptz,
  -- The newest time step that was used. Neither it nor an older one is accepted again.
  last_step bigint NOT NULL DEFAULT 0
);
CREATE TRIGGER person_is_here BEFORE INSERT ON totp FOR EACH ROW EXECUTE FUNCTION identity_guard_user_id();

-- Recovery codes, each valid once.
CREATE TABLE recovery_code (
  user_id uuid NOT NULL REFERENCES users (id),
  -- HMAC-SHA256 under a pepper that is not in the database.
  mac bytea NOT NULL CHECK (octet_length(mac) = 32),
  created_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, mac)
);
CREATE TRIGGER person_is_here BEFORE INSERT ON recovery_code FOR EACH ROW EXECUTE FUNCTION identity_guard_user_id();

-- A WebAuthn credential. Its private key never leaves the authenticator.
CREATE TABLE passkey (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  credential_id bytea NOT NULL UNIQUE CHECK (octet_length(credential_id) BETWEEN 1 AND 1023),
  public_key bytea NOT NULL,
  -- The authenticator's last signature count; zero if it doesn't count.
  counter bigint NOT NULL CHECK (counter >= 0),
  transports text[] NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkey_by_user ON passkey (user_id, created_at);
CREATE TRIGGER person_is_here BEFORE INSERT ON passkey FOR EACH ROW EXECUTE FUNCTION identity_guard_user_id();

-- A challenge for an authenticator, valid once, for a limited time and one purpose.
CREATE TABLE passkey_challenge (
  -- SHA-256 of the challenge.
  challenge_hash bytea PRIMARY KEY CHECK (octet_length(challenge_hash) = 32),
  purpose text NOT NULL CHECK (purpose IN ('register', 'log_in', 'step_up', 'unfreeze')),
  -- The session, pending log-in or mailed token that requested it; empty for a log-in without a password.
  subject text COLLATE "C" NOT NULL,
  -- Whose passkey must answer; NULL: anyone's.
  user_id uuid REFERENCES users (id),
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  CHECK (user_id IS NOT NULL OR purpose = 'log_in')
);
CREATE INDEX passkey_challenge_age ON passkey_challenge (expires_at);
CREATE TRIGGER person_is_here BEFORE INSERT ON passkey_challenge FOR EACH ROW EXECUTE FUNCTION identity_guard_user_id();

-- One-time codes for signed-in members: the current code for each purpose and subject. A new one replaces it.
CREATE TABLE one_time_code (
  purpose text NOT NULL CHECK (purpose IN ('withdrawal', 'email')),
  subject text COLLATE "C" NOT NULL,
  id uuid NOT NULL UNIQUE,
  -- What the code confirms. A code with another binding has another MAC.
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

-- A code that was replaced by a newer one is not found.
CREATE FUNCTION identity_claim_code(ids uuid[], expects text[]) RETURNS TABLE (id uuid, found text) LANGUAGE sql AS $$
  SELECT c.id, CASE WHEN c.used_at IS NULL THEN 'unused' ELSE 'used' END
  FROM one_time_code c WHERE c.id = ANY (ids) ORDER BY c.id FOR UPDATE
$$;

CREATE FUNCTION identity_record_code_used(rows jsonb) RETURNS void LANGUAGE sql AS $$
  UPDATE one_time_code c SET used_at = r.at FROM jsonb_to_recordset(rows) AS r (id uuid, at timestamptz) WHERE c.id = r.id AND c.used_at IS NULL
$$;

-- One-time codes mailed to a person who is not signed in. Each belongs to the client that requested it, which alone has the token.
CREATE TABLE mailed_code (
  id uuid PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('verify', 'login', 'reset')),
  email text COLLATE "C" NOT NULL,
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  -- Of the link in the mail, which proves access to the mailbox.
  link_hash bytea UNIQUE CHECK (octet_length(link_hash) = 32),
  -- The sign-up that it completes; empty for the account's own.
  binding text NOT NULL,
  mac bytea NOT NULL CHECK (octet_length(mac) = 32),
  -- Never mailed, so never accepted: the answer doesn't reveal whether the email has an account.
  decoy boolean NOT NULL,
  -- Failed guesses with the token, and without it.
  guesses smallint NOT NULL CHECK (guesses BETWEEN 0 AND 5),
  strange_guesses smallint NOT NULL CHECK (strange_guesses BETWEEN 0 AND 5),
  -- Mails sent, including the first.
  sends smallint NOT NULL CHECK (sends BETWEEN 1 AND 4),
  issued_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > issued_at),
  used_at timestamptz,
  CHECK (link_hash IS NULL OR purpose = 'reset')
);
CREATE INDEX mailed_code_address ON mailed_code (purpose, email, issued_at);
CREATE INDEX mailed_code_age ON mailed_code (issued_at);

-- A mailed link that does one thing once. The token has 256 bits; this is its SHA-256.
CREATE TABLE mailed_link (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  purpose text NOT NULL CHECK (purpose IN ('undo_device', 'undo_email', 'undo_address', 'unfreeze')),
  user_id uuid NOT NULL REFERENCES users (id),
  -- What it applies to: a session, an email address, a payout address.
  object text NOT NULL,
  issued_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > issued_at),
  used_at timestamptz
);
CREATE INDEX mailed_link_user ON mailed_link (user_id, purpose, issued_at);
CREATE INDEX mailed_link_age ON mailed_link (expires_at);
CREATE TRIGGER person_is_here BEFORE INSERT ON mailed_link FOR EACH ROW EXECUTE FUNCTION identity_guard_user_id();

-- Devices that an account has used: browser and system without versions, and the network.
CREATE TABLE known_device (
  user_id uuid NOT NULL REFERENCES users (id),
  mark text NOT NULL,
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, mark)
);
CREATE INDEX known_device_age ON known_device (last_seen_at);

-- Browsers that an account has logged in from, recognised by a cookie.
CREATE TABLE known_browser (
  user_id uuid NOT NULL REFERENCES users (id),
  token_hash bytea NOT NULL CHECK (octet_length(token_hash) = 32),
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, token_hash)
);
CREATE INDEX known_browser_token ON known_browser (token_hash);
CREATE INDEX known_browser_age ON known_browser (last_seen_at);

-- Rate limits, shared by all nodes: a list of instants for small limits, a count for each window for large ones.
CREATE TABLE throttle (
  bucket text NOT NULL,
  key text COLLATE "C" NOT NULL,
  hits timestamptz[],
  tally integer,
  started_at timestamptz,
  -- After this the row has no effect and can be removed.
  stale_at timestamptz NOT NULL,
  PRIMARY KEY (bucket, key),
  CHECK ((hits IS NULL) = (tally IS NOT NULL AND started_at IS NOT NULL))
);
CREATE INDEX throttle_stale ON throttle (stale_at);

-- A new role ends every session.
CREATE FUNCTION identity_record_role(rows jsonb) RETURNS void LANGUAGE sql AS $$
  UPDATE users u SET role = r.role, updated_at = r.at FROM jsonb_to_recordset(rows) AS r (id uuid, role text, at timestamptz) WHERE u.id = r.id;
  UPDATE session s SET ended_at = r.at FROM jsonb_to_recordset(rows) AS r (id uuid, at timestamptz) WHERE s.user_id = r.id AND s.ended_at IS NULL
$$;

-- A new status. Suspension ends the sessions; a pending registration for the account is dropped.
CREATE FUNCTION identity_record_status(rows jsonb) RETURNS void LANGUAGE sql AS $$
  UPDATE users u SET status = r.status, updated_at = r.at,
    suspended_at = CASE WHEN r.status = 'suspended' THEN r.at END, suspended_reason = CASE WHEN r.status = 'suspended' THEN r.reason END
  FROM jsonb_to_recordset(rows) AS r (id uuid, status text, reason text, at timestamptz) WHERE u.id = r.id;
  UPDATE session s SET ended_at = r.at FROM jsonb_to_recordset(rows) AS r (id uuid, status text, at timestamptz)
    WHERE s.user_id = r.id AND r.status = 'suspended' AND s.ended_at IS NULL;
  UPDATE pending_login l SET used_at = r.at FROM jsonb_to_recordset(rows) AS r (id uuid, status text, at timestamptz)
    WHERE l.user_id = r.id AND r.status = 'suspended' AND l.used_at IS NULL;
  DELETE FROM pending_registration p USING jsonb_to_recordset(rows) AS r (id uuid) WHERE p.user_id = r.id
$$;

-- Recovery after a lost second factor: removes factors, sessions and known browsers, and freezes withdrawals for a day.
CREATE FUNCTION identity_record_recovery(rows jsonb) RETURNS void LANGUAGE sql AS $$
  DELETE FROM totp t USING jsonb_to_recordset(rows) AS r (id uuid) WHERE t.user_id = r.id;
  DELETE FROM recovery_code c USING jsonb_to_recordset(rows) AS r (id uuid) WHERE c.user_id = r.id;
  DELETE FROM passkey_challenge c USING jsonb_to_recordset(rows) AS r (id uuid) WHERE c.user_id = r.id;
  DELETE FROM passkey p USING jsonb_to_recordset(rows) AS r (id uuid) WHERE p.user_id = r.id;
  DELETE FROM pending_login l USING jsonb_to_recordset(rows) AS r (id uuid) WHERE l.user_id = r.id;
  DELETE FROM known_browser b USING jsonb_to_recordset(rows) AS r (id uuid) WHERE b.user_id = r.id;
  UPDATE session s SET ended_at = r.at FROM jsonb_to_recordset(rows) AS r (id uuid, at timestamptz) WHERE s.user_id = r.id AND s.ended_at IS NULL;
  UPDATE users u SET withdrawals_frozen_until = greatest(u.withdrawals_frozen_until, r.at + interval '24 hours'), updated_at = r.at
    FROM jsonb_to_recordset(rows) AS r (id uuid, at timestamptz) WHERE u.id = r.id
$$;
