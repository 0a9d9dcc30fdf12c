-- The first deposit of a new member: one click, without a payment method.

-- A settled deposit without a method is the first deposit. Each member has at most one.
CREATE UNIQUE INDEX member_transaction_first_deposit ON member_transaction (user_id)
  WHERE origin = 'rail' AND type = 'credit' AND method IS NULL;

-- The claim that a member has no deposit yet, neither settled nor open. It takes the lock of funding_claim_deposit_room, so that concurrent
-- deposits of a member wait for each other. Expected: 'none'. Found: 'none' or 'some'.
CREATE FUNCTION funding_claim_first_deposit(ids uuid[], expects text[]) RETURNS TABLE (id uuid, found text) LANGUAGE plpgsql AS $$
DECLARE
  asked record;
BEGIN
  FOR asked IN SELECT DISTINCT w.id FROM unnest(ids) AS w (id) ORDER BY w.id
  LOOP
    PERFORM pg_advisory_xact_lock(hashtextextended('funding.deposit_room/' || asked.id, 0));
    -- A separate statement, so that it sees what was committed while it waited for the lock.
    RETURN QUERY SELECT asked.id, CASE WHEN EXISTS (
      SELECT FROM member_transaction t WHERE t.user_id = asked.id AND t.origin = 'rail' AND t.type = 'credit'
        AND t.state IN ('settled', 'awaiting_approval', 'awaiting_second')) THEN 'some' ELSE 'none' END;
  END LOOP;
END $$;
