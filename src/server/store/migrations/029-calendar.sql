-- A feed of a member's maturities for their own calendar program: whoever has the address reads it, so that only its key's hash is kept.
CREATE TABLE plan_calendar (
  user_id uuid PRIMARY KEY,
  key_hash bytea NOT NULL UNIQUE CHECK (octet_length(key_hash) = 32),
  made_at timestamptz NOT NULL
);
