-- The role of somebody who works here rests: after a password that was set by mail alone, until then or until another administrator agrees.
ALTER TABLE users ADD COLUMN role_held_until timestamptz;

ALTER TABLE admin_change DROP CONSTRAINT admin_change_kind_check, ADD CONSTRAINT admin_change_kind_check
  CHECK (kind IN ('adjustment.credit', 'adjustment.debit', 'deposit.approve', 'withdrawal.approve', 'treasury.add', 'treasury.take',
    'user.role', 'user.suspend', 'user.recover', 'team.invite', 'plan.terms', 'wallet.create', 'wallet.change', 'settings.change',
    'business-date.move'));

-- Somebody who has lost their second factor starts anew: no factor, no session and no browser of theirs counts, and withdrawals wait a day.
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

CREATE FUNCTION identity_record_role_release(rows jsonb) RETURNS void LANGUAGE sql AS $$
  UPDATE users u SET role_held_until = NULL, updated_at = r.at FROM jsonb_to_recordset(rows) AS r (id uuid, at timestamptz) WHERE u.id = r.id
$$;

-- A role is given by an administrator's change, or on the machine where nobody was left to agree.
CREATE OR REPLACE FUNCTION identity_audit() RETURNS TABLE (check_name text, detail text) LANGUAGE sql STABLE AS $$
  WITH said AS (
    SELECT DISTINCT ON (object_id) object_id, after ->> 'role' AS role FROM audit_entry WHERE action IN ('user.role', 'user.appoint')
    ORDER BY object_id, n DESC
  )
  SELECT 'roles', 'user ' || u.id || ' has the role ' || u.role || ', the audit log says ' || coalesce(s.role, 'member')
  FROM users u LEFT JOIN said s ON s.object_id = u.id::text
  WHERE (u.role <> 'member' OR s.role IS NOT NULL) AND u.role IS DISTINCT FROM coalesce(s.role, 'member')
$$;
