-- expand
-- The investments whose members were told that they soon mature: once each, on whichever node.
CREATE TABLE maturity_notice (
  investment_id uuid PRIMARY KEY REFERENCES investment (id),
  recorded_at timestamptz(3) NOT NULL
);

-- What the application's role may not do.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'clearterm_app') THEN
    REVOKE UPDATE, DELETE, TRUNCATE ON maturity_notice FROM clearterm_app;
  END IF;
END $$;
