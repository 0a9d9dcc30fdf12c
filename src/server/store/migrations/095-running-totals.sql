-- expand
-- What an account's moves add up to by kind, in cents: credited less debited. So a member's totals cost the same however long their history is.
-- A trigger writes them with the moves, whichever version posts, and nothing else can. The auditor re-derives them (decision 114).
CREATE TABLE account_total (
  account bigint NOT NULL,
  kind text NOT NULL,
  total bigint NOT NULL,
  PRIMARY KEY (account, kind)
) WITH (fillfactor = 70);

-- No move is posted between the sums and the trigger.
LOCK TABLE move IN SHARE ROW EXCLUSIVE MODE;
INSERT INTO account_total (account, kind, total)
SELECT account, kind, sum(amount) FROM (
  SELECT debit AS account, kind, -amount AS amount FROM move UNION ALL SELECT credit, kind, amount FROM move
) side GROUP BY account, kind;

-- By the rights of the tables' owner, because the serving login has none to write totals.
CREATE FUNCTION ledger_add_totals() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO account_total AS t (account, kind, total)
  SELECT account, kind, sum(amount) FROM (
    SELECT debit AS account, kind, -amount AS amount FROM posted UNION ALL SELECT credit, kind, amount FROM posted
  ) side GROUP BY account, kind
  ON CONFLICT (account, kind) DO UPDATE SET total = t.total + excluded.total;
  RETURN NULL;
END $$;
CREATE TRIGGER totals AFTER INSERT ON move REFERENCING NEW TABLE AS posted FOR EACH STATEMENT EXECUTE FUNCTION ledger_add_totals();

CREATE FUNCTION ledger_guard_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'totals change with moves alone' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER guard BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON account_total FOR EACH STATEMENT EXECUTE FUNCTION ledger_guard_totals();

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'clearterm_app') THEN
    REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON account_total FROM clearterm_app;
  END IF;
END $$;
