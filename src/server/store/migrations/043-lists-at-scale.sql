-- What keeps every list of the console quick at a hundred thousand people and a million transactions.

-- One narrow text to look people up in, in the index itself: a rare word reads the index once and no row.
ALTER TABLE users ADD COLUMN sought text GENERATED ALWAYS AS (
  lower((email || ' ' || first_name || ' ' || last_name || ' ' || coalesce(phone, '')) COLLATE "default")) STORED;
CREATE INDEX users_sought ON users (id DESC) INCLUDE (sought, status);

CREATE INDEX member_transaction_state ON member_transaction (state, created_at DESC, id DESC);
CREATE INDEX member_transaction_method ON member_transaction (method, created_at DESC, id DESC) WHERE method IS NOT NULL;
CREATE INDEX member_transaction_settled ON member_transaction (updated_at) INCLUDE (type, amount) WHERE origin = 'rail' AND state = 'settled';
CREATE INDEX audit_entry_actor ON audit_entry (actor, n DESC);
CREATE INDEX mail_state ON mail (state, position DESC);

-- How many transactions are in each state: counted as they are written, a statement for a batch.
CREATE TABLE member_transaction_tally (
  state text PRIMARY KEY,
  n bigint NOT NULL
);
INSERT INTO member_transaction_tally (state, n) SELECT state, count(*) FROM member_transaction GROUP BY state;

CREATE FUNCTION ledger_tally_new() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_transaction_tally AS t (state, n) SELECT state, count(*) FROM fresh GROUP BY state ORDER BY state
  ON CONFLICT (state) DO UPDATE SET n = t.n + excluded.n;
  RETURN NULL;
END $$;
CREATE TRIGGER tally_new AFTER INSERT ON member_transaction REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION ledger_tally_new();

CREATE FUNCTION ledger_tally_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_transaction_tally AS t (state, n)
  SELECT state, sum(d) FROM (SELECT state, -1 AS d FROM former UNION ALL SELECT state, 1 FROM latter) AS each_row
  GROUP BY state HAVING sum(d) <> 0 ORDER BY state
  ON CONFLICT (state) DO UPDATE SET n = t.n + excluded.n;
  RETURN NULL;
END $$;
CREATE TRIGGER tally_changed AFTER UPDATE ON member_transaction REFERENCING OLD TABLE AS former NEW TABLE AS latter
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_tally_changed();
