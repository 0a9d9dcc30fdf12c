-- Retirement: practice applications. What is sensitive is erased after thirty days; that it was sent, and its result, stays.

-- An application by a member or a visitor.
CREATE TABLE ira_application (
  id uuid PRIMARY KEY,
  -- NULL: a visitor.
  user_id uuid REFERENCES users (id),
  -- A visitor's email is erased with the rest, because nothing else links the application to the person.
  email text COLLATE "C" CHECK (email = lower(email)),
  full_name text,
  phone text,
  -- Sealed separately and bound to this row.
  sealed_ssn bytea,
  -- NULL: erased, or not uploaded.
  govt_id uuid,
  employment_letter uuid,
  with_ssn boolean NOT NULL,
  with_letter boolean NOT NULL,
  state text NOT NULL CHECK (state IN ('received', 'in_review', 'approved', 'declined')),
  reason_code text CHECK (reason_code IN ('document_unreadable', 'details_differ', 'other')),
  -- For administrators only.
  note text,
  created_at timestamptz(3) NOT NULL,
  decided_at timestamptz,
  kept_until timestamptz NOT NULL CHECK (kept_until > created_at),
  erased_at timestamptz,
  CHECK ((state IN ('approved', 'declined')) = (decided_at IS NOT NULL)),
  CHECK ((state = 'declined') = (reason_code IS NOT NULL)),
  CHECK (erased_at IS NOT NULL OR (email IS NOT NULL AND full_name IS NOT NULL AND phone IS NOT NULL AND govt_id IS NOT NULL)),
  CHECK (erased_at IS NULL OR (full_name IS NULL AND phone IS NULL AND sealed_ssn IS NULL AND govt_id IS NULL AND employment_letter IS NULL)),
  CHECK (erased_at IS NULL OR user_id IS NOT NULL OR email IS NULL)
);
CREATE INDEX ira_application_newest ON ira_application (created_at DESC, id DESC);
CREATE INDEX ira_application_user ON ira_application (user_id, created_at DESC) WHERE user_id IS NOT NULL;
CREATE INDEX ira_application_visitor ON ira_application (email) WHERE user_id IS NULL;
CREATE INDEX ira_application_ends ON ira_application (kept_until) WHERE erased_at IS NULL;
