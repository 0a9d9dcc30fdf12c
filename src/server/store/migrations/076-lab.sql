-- The lab: how many trials a member has run, and the runs that they saved.

-- One row a member, from their first trial on. Closing the account deletes it, and the trials with it.
CREATE TABLE lab_member (
  user_id uuid PRIMARY KEY REFERENCES users (id),
  created_at timestamptz(3) NOT NULL
);
CREATE TRIGGER person_is_here BEFORE INSERT ON lab_member FOR EACH ROW EXECUTE FUNCTION identity_guard_user_id();

CREATE TABLE lab_trial (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES lab_member ON DELETE CASCADE,
  family text NOT NULL CHECK (length(family) BETWEEN 1 AND 30),
  trials integer NOT NULL CHECK (trials BETWEEN 1 AND 1000),
  -- SHA-256 of the call's idempotency key and of its body, so that a repeat counts nothing.
  key_hash bytea NOT NULL UNIQUE CHECK (octet_length(key_hash) = 32),
  body_hash bytea NOT NULL CHECK (octet_length(body_hash) = 32),
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX lab_trial_member ON lab_trial (user_id, family);

-- The count never falls: a trial goes only with its member.
CREATE FUNCTION lab_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM lab_member m WHERE m.user_id = OLD.user_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'a counted trial never changes' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON lab_trial FOR EACH ROW EXECUTE FUNCTION lab_refuse_change();

CREATE TABLE lab_run (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  -- What the run was of, as the contract has it.
  inputs jsonb NOT NULL CHECK (octet_length(inputs::text) <= 20000),
  -- As the member's browser calculated them.
  figures jsonb NOT NULL CHECK (octet_length(figures::text) <= 4000),
  -- The member's trials of this family at that time.
  trials bigint NOT NULL CHECK (trials >= 0),
  key_hash bytea NOT NULL UNIQUE CHECK (octet_length(key_hash) = 32),
  body_hash bytea NOT NULL CHECK (octet_length(body_hash) = 32),
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX lab_run_user ON lab_run (user_id, created_at DESC, id DESC);
CREATE TRIGGER person_is_here BEFORE INSERT ON lab_run FOR EACH ROW EXECUTE FUNCTION identity_guard_user_id();

-- What a link shows never changes.
CREATE FUNCTION lab_refuse_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a saved run never changes' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER never_changes BEFORE UPDATE ON lab_run FOR EACH ROW EXECUTE FUNCTION lab_refuse_update();

-- What the application's role may not do.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'clearterm_app') THEN
    REVOKE UPDATE, TRUNCATE ON lab_trial FROM clearterm_app;
    REVOKE UPDATE, TRUNCATE ON lab_run FROM clearterm_app;
    REVOKE UPDATE, TRUNCATE ON lab_member FROM clearterm_app;
  END IF;
END $$;
