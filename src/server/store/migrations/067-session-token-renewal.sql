-- A step-up gives the session a new token. The one before works for a few seconds more, for calls that are on their way.
ALTER TABLE session ADD COLUMN former_token_hash bytea, ADD COLUMN former_until timestamptz;

CREATE INDEX session_former_token ON session (former_token_hash) WHERE former_token_hash IS NOT NULL;
