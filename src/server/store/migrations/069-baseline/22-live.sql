-- Live: what changed, for the open browsers of its owner. Comes last, because it watches tables of other rooms.

-- One row for each change that its owner may see. Readers take only rows of transactions below the snapshot's xmin, all of which have ended.
-- In the order (xid, n) no row appears later before one that was read, so a cursor neither loses nor repeats rows.
CREATE TABLE live_event (
  xid bigint NOT NULL DEFAULT pg_current_xact_id()::text::bigint,
  n bigint GENERATED ALWAYS AS IDENTITY,
  user_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('transaction', 'investment', 'message')),
  object_id uuid NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, xid, n)
);
CREATE INDEX live_event_new ON live_event (xid);

-- Up to where rows were pruned. A cursor below it must start again.
CREATE TABLE live_floor (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  xid bigint NOT NULL
);
INSERT INTO live_floor (xid) VALUES (0);

-- One statement and one notification for each change, whatever its number of rows. The notification carries only the transaction's number.
CREATE FUNCTION live_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO live_event (user_id, kind, object_id) SELECT user_id, TG_ARGV[0], id FROM changed;
  PERFORM pg_notify('live', pg_current_xact_id()::text);
  RETURN NULL;
END $$;
CREATE TRIGGER live_new AFTER INSERT ON member_transaction REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION live_note('transaction');
CREATE TRIGGER live_changed AFTER UPDATE ON member_transaction REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION live_note('transaction');
CREATE TRIGGER live_new AFTER INSERT ON investment REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION live_note('investment');
CREATE TRIGGER live_changed AFTER UPDATE ON investment REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION live_note('investment');
CREATE TRIGGER live_new AFTER INSERT ON message REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION live_note('message');
CREATE TRIGGER live_changed AFTER UPDATE ON message REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION live_note('message');

-- What the application's role may not do.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'clearterm_app') THEN
    REVOKE INSERT, DELETE, TRUNCATE ON live_floor FROM clearterm_app;
  END IF;
END $$;
