-- Codes that are mailed to somebody who is not signed in: each belongs to whoever asked for it, who alone has the token. What lived ten minutes
-- in the old table is asked for again.
DELETE FROM one_time_code WHERE purpose IN ('verify', 'login', 'reset');
ALTER TABLE one_time_code DROP CONSTRAINT one_time_code_purpose_check;
ALTER TABLE one_time_code ADD CONSTRAINT one_time_code_purpose_check CHECK (purpose IN ('withdrawal', 'email'));

CREATE TABLE mailed_code (
  id uuid PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('verify', 'login', 'reset')),
  email text COLLATE "C" NOT NULL,
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  -- Of the link in the mail itself: whoever has it has the mailbox.
  link_hash bytea UNIQUE CHECK (octet_length(link_hash) = 32),
  -- The sign-up that it completes; empty where the account's own.
  binding text NOT NULL,
  mac bytea NOT NULL CHECK (octet_length(mac) = 32),
  -- Mailed to nobody, so right for nobody.
  decoy boolean NOT NULL,
  -- With the token, and without.
  guesses smallint NOT NULL CHECK (guesses BETWEEN 0 AND 5),
  strange_guesses smallint NOT NULL CHECK (strange_guesses BETWEEN 0 AND 5),
  -- Mails, the first one included.
  sends smallint NOT NULL CHECK (sends BETWEEN 1 AND 4),
  issued_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > issued_at),
  used_at timestamptz,
  CHECK (link_hash IS NULL OR purpose = 'reset')
);
CREATE INDEX mailed_code_address ON mailed_code (purpose, email, issued_at);
CREATE INDEX mailed_code_age ON mailed_code (issued_at);

-- Guesses of a client that has no token and is taken for the one that gave the password: they spend nothing of the token's.
ALTER TABLE pending_login ADD COLUMN strange_guesses smallint NOT NULL DEFAULT 0 CHECK (strange_guesses BETWEEN 0 AND 5);

-- Each later sign-up over an unverified address stays beside the others until one of them is completed.
ALTER TABLE pending_registration DROP CONSTRAINT pending_registration_pkey;
ALTER TABLE pending_registration ADD PRIMARY KEY (id);
CREATE INDEX pending_registration_user ON pending_registration (user_id, created_at);

-- Browsers that an account has logged in from, known by a cookie of their own.
CREATE TABLE known_browser (
  user_id uuid NOT NULL REFERENCES users (id),
  token_hash bytea NOT NULL CHECK (octet_length(token_hash) = 32),
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, token_hash)
);
CREATE INDEX known_browser_token ON known_browser (token_hash);
CREATE INDEX known_browser_age ON known_browser (last_seen_at);
ALTER TABLE session ADD COLUMN browser_hash bytea CHECK (octet_length(browser_hash) = 32);
