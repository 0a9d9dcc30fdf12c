-- What a login that only serves must read: whether the schema is the one that this program was written for.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'clearterm_app') THEN
    GRANT SELECT ON schema_migration TO clearterm_app;
    REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON schema_migration FROM clearterm_app;
    REVOKE UPDATE, DELETE, TRUNCATE ON secret_check FROM clearterm_app;
  END IF;
END $$;
