-- expand
-- The deposits that count toward a member's limit in 24 hours, and since when: for the claim and for the member's limits page.
CREATE FUNCTION funding_counted_deposits(member uuid, since timestamptz, with_open boolean)
RETURNS TABLE (amount bigint, counts_from timestamptz) LANGUAGE sql STABLE AS $$
  SELECT t.amount, CASE WHEN t.state = 'settled' THEN t.updated_at ELSE t.created_at END FROM member_transaction t
  WHERE t.user_id = member AND t.origin = 'rail' AND t.type = 'credit' AND t.updated_at > since
    AND (t.state = 'settled' OR (with_open AND t.state IN ('awaiting_approval', 'awaiting_second') AND t.created_at > since))
$$;

-- As before, by that function.
CREATE OR REPLACE FUNCTION funding_claim_deposit_room(ids uuid[], expects text[]) RETURNS TABLE (id uuid, found text) LANGUAGE plpgsql AS $$
DECLARE
  asked record;
  counted numeric;
BEGIN
  FOR asked IN
    SELECT w.id, split_part(w.e, '|', 2)::numeric AS amount, split_part(w.e, '|', 3)::numeric AS at_most,
      split_part(w.e, '|', 4)::timestamptz AS since, split_part(w.e, '|', 5) = 'ask' AS with_open
    FROM unnest(ids, expects) AS w (id, e) ORDER BY w.id
  LOOP
    PERFORM pg_advisory_xact_lock(hashtextextended('funding.deposit_room/' || asked.id, 0));
    -- A separate statement, so that it sees what was committed while it waited for the lock.
    SELECT coalesce(sum(d.amount), 0) INTO counted FROM funding_counted_deposits(asked.id, asked.since, asked.with_open) d;
    RETURN QUERY SELECT asked.id,
      CASE WHEN counted + asked.amount <= asked.at_most THEN 'room' ELSE greatest(asked.at_most - counted, 0)::text END;
  END LOOP;
END $$;
