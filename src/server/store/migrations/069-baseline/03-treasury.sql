-- Treasury: what the operator puts into the reserve and the budgets, and takes back.

-- The business rows behind the moves operator.fund and operator.take.
CREATE TABLE operator_funding (
  id uuid PRIMARY KEY,
  account text NOT NULL CHECK (account IN ('reserve:free', 'referral:budget', 'adjustment:budget')),
  direction text NOT NULL CHECK (direction IN ('add', 'take')),
  amount bigint NOT NULL CHECK (amount > 0),
  at timestamptz NOT NULL,
  actor uuid
);
CREATE INDEX operator_funding_account ON operator_funding (account);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON operator_funding FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

CREATE FUNCTION treasury_record_funding(rows jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO operator_funding (id, account, direction, amount, at, actor)
  SELECT id, account, direction, amount, at, actor
  FROM jsonb_to_recordset(rows) AS r (id uuid, account text, direction text, amount bigint, at timestamptz, actor uuid)
$$;

-- An audit, like every *_audit function: each row is a finding, and none is right.
CREATE FUNCTION treasury_audit() RETURNS TABLE (check_name text, detail text) LANGUAGE sql STABLE AS $$
  SELECT 'operator funding', 'funding ' || f.id || ' has not its move' FROM operator_funding f
    WHERE (SELECT count(*) FROM move m WHERE m.ref = f.id AND m.amount = f.amount
           AND m.kind = CASE f.direction WHEN 'add' THEN 'operator.fund' ELSE 'operator.take' END) <> 1
  UNION ALL
  SELECT 'operator funding', 'move ' || m.id || ' has no funding' FROM move m
    WHERE m.kind IN ('operator.fund', 'operator.take') AND NOT EXISTS (SELECT FROM operator_funding f WHERE f.id = m.ref)
  UNION ALL
  SELECT 'operator taken back', account || ' gave back more than was put in' FROM operator_funding GROUP BY account
    HAVING sum(CASE direction WHEN 'add' THEN amount ELSE -amount END) < 0
$$;

-- What the application's role may not do.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'clearterm_app') THEN
    REVOKE UPDATE, DELETE, TRUNCATE ON operator_funding FROM clearterm_app;
  END IF;
END $$;
