-- expand
-- A pending change keeps a hash of what its screen shows. An older version writes none, and its requests can then only be declined.
ALTER TABLE admin_change ADD COLUMN hash text CHECK (hash ~ '^[0-9a-f]{64}$');

CREATE OR REPLACE FUNCTION approvals_record_change(rows jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO admin_change (id, kind, beneficiary, amount, object_kind, object_id, payload, before, hash, maker, maker_reason, created_at, expires_at,
    state)
  SELECT id, kind, beneficiary, amount, object_kind, object_id, payload, nullif(before, 'null'::jsonb), hash, maker, maker_reason, created_at,
    expires_at, 'waiting'
  FROM jsonb_to_recordset(rows) AS r (id uuid, kind text, beneficiary text, amount bigint, object_kind text, object_id text, payload jsonb,
    before jsonb, hash text, maker uuid, maker_reason text, created_at timestamptz, expires_at timestamptz)
$$;

-- A change is decided once and keeps what was requested and shown.
CREATE OR REPLACE FUNCTION approvals_guard_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.state <> 'waiting' THEN
    RAISE EXCEPTION 'a change is decided once and never removed' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF (OLD.id, OLD.kind, OLD.beneficiary, OLD.amount, OLD.object_kind, OLD.object_id, OLD.payload, OLD.before, OLD.hash, OLD.maker, OLD.created_at,
       OLD.expires_at)
     IS DISTINCT FROM (NEW.id, NEW.kind, NEW.beneficiary, NEW.amount, NEW.object_kind, NEW.object_id, NEW.payload, NEW.before, NEW.hash, NEW.maker,
       NEW.created_at, NEW.expires_at) THEN
    RAISE EXCEPTION 'a change keeps what was asked' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
