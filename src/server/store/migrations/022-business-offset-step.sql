-- How far the business date was ahead, and since when: a statement says what had accrued at the end of a month that is over.
CREATE TABLE business_offset_step (
  n bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  recorded_at timestamptz NOT NULL,
  milliseconds bigint NOT NULL CHECK (milliseconds >= 0)
);
-- What was moved before anybody wrote it down counts from the beginning.
INSERT INTO business_offset_step (recorded_at, milliseconds) SELECT '-infinity', milliseconds FROM business_offset;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON business_offset_step FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'clearterm_app') THEN
    REVOKE UPDATE, DELETE, TRUNCATE ON business_offset_step FROM clearterm_app;
  END IF;
END $$;
