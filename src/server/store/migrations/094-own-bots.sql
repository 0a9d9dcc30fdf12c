-- expand
-- A rule that a member wrote in the lab and runs live on paper. Its record is a run in bot_run, whose version is `own-` and the rule's id, in the
-- same tables as the other bots' records. No public read includes it (decision 113).
CREATE TABLE bot_rule (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  -- The rule's text, in the language of decision 078.
  program text NOT NULL CHECK (length(program) BETWEEN 1 AND 4000),
  bar text NOT NULL CHECK (bar IN ('1h', '1d')),
  -- A running bot has one of its member's places and one of the instance's, so neither limit can be passed.
  member_place integer NOT NULL CHECK (member_place BETWEEN 1 AND 3),
  instance_place integer NOT NULL CHECK (instance_place BETWEEN 1 AND 100),
  key_hash bytea NOT NULL UNIQUE CHECK (octet_length(key_hash) = 32),
  body_hash bytea NOT NULL CHECK (octet_length(body_hash) = 32),
  started_at timestamptz(3) NOT NULL,
  stopped_at timestamptz(3) CHECK (stopped_at >= started_at)
);
CREATE UNIQUE INDEX bot_rule_member_place ON bot_rule (user_id, member_place) WHERE stopped_at IS NULL;
CREATE UNIQUE INDEX bot_rule_instance_place ON bot_rule (instance_place) WHERE stopped_at IS NULL;
CREATE INDEX bot_rule_user ON bot_rule (user_id, started_at DESC, id DESC);
CREATE TRIGGER person_is_here BEFORE INSERT ON bot_rule FOR EACH ROW EXECUTE FUNCTION identity_guard_user_id();

-- A bot stops once, and nothing else of it changes.
CREATE FUNCTION bots_guard_rule() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.stopped_at IS NOT NULL OR NEW.stopped_at IS NULL
     OR (OLD.id, OLD.user_id, OLD.name, OLD.program, OLD.bar, OLD.member_place, OLD.instance_place, OLD.key_hash, OLD.body_hash, OLD.started_at)
        IS DISTINCT FROM (NEW.id, NEW.user_id, NEW.name, NEW.program, NEW.bar, NEW.member_place, NEW.instance_place, NEW.key_hash, NEW.body_hash,
          NEW.started_at) THEN
    RAISE EXCEPTION 'an own bot stops once and stays what it was' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard BEFORE UPDATE ON bot_rule FOR EACH ROW EXECUTE FUNCTION bots_guard_rule();

-- The runs that exist satisfied the narrower constraint, so there is nothing to validate.
ALTER TABLE bot_run DROP CONSTRAINT bot_run_version_check;
ALTER TABLE bot_run ADD CONSTRAINT bot_run_version_check CHECK (version IN ('1.0', '2.0', '4.0', '5.0', '7.0', '8.0')
  OR version ~ '^own-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$') NOT VALID;

-- What the application's role may not do.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'clearterm_app') THEN
    REVOKE TRUNCATE ON bot_rule FROM clearterm_app;
  END IF;
END $$;
