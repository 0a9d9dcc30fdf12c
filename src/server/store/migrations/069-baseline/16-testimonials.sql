-- Testimonials: one for each member, with the matured plan that earned it. An administrator reads it before it is published.

-- A member's testimonial.
CREATE TABLE testimonial (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL UNIQUE REFERENCES users (id),
  text text NOT NULL CHECK (text <> ''),
  display_name text NOT NULL CHECK (display_name <> ''),
  -- A copy of the matured investment that earned it, which never changes.
  investment_id uuid NOT NULL REFERENCES investment (id),
  plan text NOT NULL,
  principal bigint NOT NULL CHECK (principal > 0),
  paid bigint NOT NULL CHECK (paid >= 0),
  matured_at timestamptz NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'published', 'declined', 'unpublished')),
  reason text,
  -- Increases with each edit, so that a decision applies to the text that was read.
  version integer NOT NULL CHECK (version > 0),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  decided_at timestamptz,
  CHECK ((state = 'declined') = (reason IS NOT NULL)),
  CHECK ((state = 'waiting') = (decided_at IS NULL))
);
CREATE INDEX testimonial_published ON testimonial (decided_at DESC, id DESC) WHERE state = 'published';
CREATE INDEX testimonial_newest ON testimonial (updated_at DESC, id DESC);
CREATE TRIGGER person_is_here BEFORE INSERT ON testimonial FOR EACH ROW EXECUTE FUNCTION identity_guard_user_id();

-- A testimonial is earned: the author's own plan has matured, and a withdrawal of theirs was paid.
CREATE FUNCTION testimonials_require_earned() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM investment i WHERE i.id = NEW.investment_id AND i.user_id = NEW.user_id AND i.status = 'matured'
      AND (i.plan, i.principal, i.paid, i.ended_at) = (NEW.plan, NEW.principal, NEW.paid, NEW.matured_at))
    OR NOT EXISTS (SELECT FROM member_transaction t WHERE t.user_id = NEW.user_id AND t.origin = 'rail' AND t.type = 'debit' AND t.state = 'settled') THEN
    RAISE EXCEPTION 'a testimonial is earned' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER earned BEFORE INSERT OR UPDATE ON testimonial FOR EACH ROW EXECUTE FUNCTION testimonials_require_earned();

-- Declined testimonials by reason, for the public count. Contains no names, and remains when the testimonial is removed.
CREATE TABLE testimonial_decline (
  n bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reason text NOT NULL,
  at timestamptz NOT NULL
);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON testimonial_decline FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

-- What the application's role may not do.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'clearterm_app') THEN
    REVOKE UPDATE, DELETE, TRUNCATE ON testimonial_decline FROM clearterm_app;
  END IF;
END $$;
