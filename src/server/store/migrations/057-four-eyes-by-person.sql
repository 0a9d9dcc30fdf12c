-- What one administrator does alone is numbered and summed by who does it, whatever it is for; and what else takes two people.

CREATE INDEX admin_alone_maker ON admin_alone (maker, at);

ALTER TABLE admin_change DROP CONSTRAINT admin_change_kind_check, ADD CONSTRAINT admin_change_kind_check
  CHECK (kind IN ('adjustment.credit', 'adjustment.debit', 'deposit.approve', 'withdrawal.approve', 'treasury.add', 'treasury.take',
    'user.role', 'user.suspend', 'team.invite', 'plan.terms', 'wallet.create', 'wallet.change', 'settings.change', 'business-date.move'));

-- An account's state, changed in a group: the sessions of a suspended one end, and a registration that waited for it counts no more.
CREATE FUNCTION identity_record_status(rows jsonb) RETURNS void LANGUAGE sql AS $$
  UPDATE users u SET status = r.status, updated_at = r.at,
    suspended_at = CASE WHEN r.status = 'suspended' THEN r.at END, suspended_reason = CASE WHEN r.status = 'suspended' THEN r.reason END
  FROM jsonb_to_recordset(rows) AS r (id uuid, status text, reason text, at timestamptz) WHERE u.id = r.id;
  UPDATE session s SET ended_at = r.at FROM jsonb_to_recordset(rows) AS r (id uuid, status text, at timestamptz)
    WHERE s.user_id = r.id AND r.status = 'suspended' AND s.ended_at IS NULL;
  UPDATE pending_login l SET used_at = r.at FROM jsonb_to_recordset(rows) AS r (id uuid, status text, at timestamptz)
    WHERE l.user_id = r.id AND r.status = 'suspended' AND l.used_at IS NULL;
  DELETE FROM pending_registration p USING jsonb_to_recordset(rows) AS r (id uuid) WHERE p.user_id = r.id
$$;

CREATE FUNCTION store_record_business_step(rows jsonb) RETURNS void LANGUAGE sql AS $$
  WITH moved AS (
    UPDATE business_offset o SET milliseconds = o.milliseconds + r.milliseconds
    FROM (SELECT sum(milliseconds) AS milliseconds, max(at) AS at FROM jsonb_to_recordset(rows) AS r (milliseconds bigint, at timestamptz)) AS r
    RETURNING o.milliseconds, r.at
  )
  INSERT INTO business_offset_step (recorded_at, milliseconds) SELECT at, milliseconds FROM moved
$$;

-- Somebody who can approve is always left. Two changes at once are judged one after the other.
CREATE FUNCTION identity_guard_last_administrator() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('identity.last_administrator'));
  IF NOT EXISTS (SELECT FROM users u WHERE u.role = 'administrator' AND u.status = 'active' AND u.id <> NEW.id) THEN
    RAISE EXCEPTION 'the last active administrator stays one' USING ERRCODE = 'CT003';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER last_administrator BEFORE UPDATE OF role, status ON users FOR EACH ROW
  WHEN (OLD.role = 'administrator' AND OLD.status = 'active' AND (NEW.role <> 'administrator' OR NEW.status <> 'active'))
  EXECUTE FUNCTION identity_guard_last_administrator();
