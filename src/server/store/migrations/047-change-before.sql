-- What stood there when a change was asked for, so that whoever decides sees from what to what.
ALTER TABLE admin_change ADD COLUMN before jsonb;

CREATE OR REPLACE FUNCTION approvals_guard_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.state <> 'waiting' THEN
    RAISE EXCEPTION 'a change is decided once and never removed' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF (OLD.id, OLD.kind, OLD.beneficiary, OLD.amount, OLD.object_kind, OLD.object_id, OLD.payload, OLD.before, OLD.maker, OLD.created_at, OLD.expires_at)
     IS DISTINCT FROM (NEW.id, NEW.kind, NEW.beneficiary, NEW.amount, NEW.object_kind, NEW.object_id, NEW.payload, NEW.before, NEW.maker,
       NEW.created_at, NEW.expires_at) THEN
    RAISE EXCEPTION 'a change keeps what was asked' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION approvals_record_change(rows jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO admin_change (id, kind, beneficiary, amount, object_kind, object_id, payload, before, maker, maker_reason, created_at, expires_at, state)
  SELECT id, kind, beneficiary, amount, object_kind, object_id, payload, nullif(before, 'null'::jsonb), maker, maker_reason, created_at, expires_at,
    'waiting'
  FROM jsonb_to_recordset(rows) AS r (id uuid, kind text, beneficiary text, amount bigint, object_kind text, object_id text, payload jsonb,
    before jsonb, maker uuid, maker_reason text, created_at timestamptz, expires_at timestamptz)
$$;
