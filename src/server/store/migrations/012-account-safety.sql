-- The safety around a session: a freeze by the account's owner, the standing of a member as a claim of the ledger, mailed links that work
-- once, the devices that an account has used, and the e-mail addresses that a change left behind.

-- Set by its owner: no money of theirs moves by anybody's wish until it is unset. Maturities go on.
ALTER TABLE users ADD COLUMN frozen_at timestamptz;

-- For the ledger: the member's standing, kept until the batch commits. FOR KEY SHARE meets only those who lock the row FOR UPDATE, which
-- suspension and freeze do before they write: they wait for the batches that came first, and every later batch finds what they wrote.
-- A log-in or a noted visit (FOR NO KEY UPDATE) neither waits nor is waited for.
CREATE FUNCTION identity_claim_active(ids uuid[], expects text[]) RETURNS TABLE (id uuid, found text) LANGUAGE sql AS $$
  SELECT u.id, CASE WHEN u.frozen_at IS NOT NULL THEN 'frozen' ELSE u.status END
  FROM users u WHERE u.id = ANY (ids) ORDER BY u.id FOR KEY SHARE
$$;

ALTER TABLE one_time_code DROP CONSTRAINT one_time_code_purpose_check,
  ADD CONSTRAINT one_time_code_purpose_check CHECK (purpose IN ('verify', 'login', 'reset', 'withdrawal', 'email'));

-- A link in a mail that does one thing once. The token is 256 bits; here stands its SHA-256.
CREATE TABLE mailed_link (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  purpose text NOT NULL CHECK (purpose IN ('undo_device', 'undo_email', 'undo_address', 'unfreeze')),
  user_id uuid NOT NULL REFERENCES users (id),
  -- What it is about: a session, an e-mail address, a payout address.
  object text NOT NULL,
  issued_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > issued_at),
  used_at timestamptz
);
CREATE INDEX mailed_link_user ON mailed_link (user_id, purpose, issued_at);
CREATE INDEX mailed_link_age ON mailed_link (expires_at);

-- Browser and system without versions, and the network: what makes a log-in one from a device that the account has used before.
CREATE TABLE known_device (
  user_id uuid NOT NULL REFERENCES users (id),
  mark text NOT NULL,
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, mark)
);
CREATE INDEX known_device_age ON known_device (last_seen_at);

-- Other browsers that this session's token came from; each is told to the owner once.
ALTER TABLE session ADD COLUMN strange_agents text[] NOT NULL DEFAULT '{}' CHECK (cardinality(strange_agents) <= 3);

-- An address that its owner may take back: until then nobody else's account gets it.
CREATE TABLE left_email (
  email text COLLATE "C" PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  held_until timestamptz NOT NULL
);

-- Whether an address that an account left is still kept for its owner, who is somebody else.
CREATE FUNCTION identity_email_is_held(wanted text, for_user uuid, now timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM left_email WHERE email = wanted AND held_until > now AND user_id IS DISTINCT FROM for_user)
$$;
