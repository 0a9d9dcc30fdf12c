-- Invitations to work here, notes about people, and the check that nobody got a role beside the audit log.

CREATE TABLE staff_invite (
  id uuid PRIMARY KEY,
  email text COLLATE "C" NOT NULL CHECK (email = lower(email)),
  role text NOT NULL CHECK (role IN ('auditor', 'operator', 'administrator')),
  -- SHA-256 of a token of 256 bits.
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  invited_by uuid NOT NULL REFERENCES users (id),
  -- The second administrator who agreed; without one it is good only while there is no second.
  approved_by uuid REFERENCES users (id) CHECK (approved_by <> invited_by),
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > created_at),
  accepted_at timestamptz,
  accepted_by uuid REFERENCES users (id),
  withdrawn_at timestamptz,
  CHECK ((accepted_at IS NULL) = (accepted_by IS NULL)),
  CHECK (accepted_at IS NULL OR withdrawn_at IS NULL)
);
CREATE INDEX staff_invite_newest ON staff_invite (created_at DESC, id DESC);

CREATE FUNCTION identity_record_invite(rows jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO staff_invite (id, email, role, token_hash, invited_by, approved_by, created_at, expires_at)
  SELECT id, email, role, decode(token_hash, 'base64'), invited_by, approved_by, created_at, expires_at
  FROM jsonb_to_recordset(rows) AS r (id uuid, email text, role text, token_hash text, invited_by uuid, approved_by uuid, created_at timestamptz,
    expires_at timestamptz)
$$;

CREATE TABLE user_note (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  author uuid NOT NULL REFERENCES users (id),
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 2000),
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX user_note_newest ON user_note (user_id, created_at DESC, id DESC);
CREATE TRIGGER person_is_here BEFORE INSERT ON user_note FOR EACH ROW EXECUTE FUNCTION identity_guard_user_id();

-- Who works here was made so by an entry of the audit log. Those from before it was written are entered now.
DO $$
BEGIN
  IF EXISTS (SELECT FROM users WHERE role <> 'member') THEN
    PERFORM audit_record((SELECT jsonb_agg(jsonb_build_object('at', now(), 'actor', NULL, 'actor_email', NULL, 'action', 'user.role',
      'object_kind', 'user', 'object_id', id::text, 'before', NULL, 'after', jsonb_build_object('role', role),
      'reason', 'The role that this account had already', 'request_id', NULL) ORDER BY id) FROM users WHERE role <> 'member'));
  END IF;
END $$;

CREATE FUNCTION identity_audit() RETURNS TABLE (check_name text, detail text) LANGUAGE sql STABLE AS $$
  WITH said AS (
    SELECT DISTINCT ON (object_id) object_id, after ->> 'role' AS role FROM audit_entry WHERE action = 'user.role' ORDER BY object_id, n DESC
  )
  SELECT 'roles', 'user ' || u.id || ' has the role ' || u.role || ', the audit log says ' || coalesce(s.role, 'member')
  FROM users u LEFT JOIN said s ON s.object_id = u.id::text
  WHERE (u.role <> 'member' OR s.role IS NOT NULL) AND u.role IS DISTINCT FROM coalesce(s.role, 'member')
$$;
