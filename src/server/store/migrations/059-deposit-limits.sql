-- What a member may deposit in 24 hours: counted and kept under one lock of theirs, so that many at once, on many nodes, never pass the limit.

CREATE INDEX member_transaction_deposit_day ON member_transaction (user_id, updated_at) INCLUDE (amount, state, created_at)
  WHERE origin = 'rail' AND type = 'credit' AND state IN ('settled', 'awaiting_approval', 'awaiting_second');

-- Expected: 'room|amount|limit|since|ask or settle'. A deposit that is asked for is counted with those that are open; one that settles, with
-- those that have. Found: 'room', or what is left.
CREATE FUNCTION funding_claim_deposit_room(ids uuid[], expects text[]) RETURNS TABLE (id uuid, found text) LANGUAGE plpgsql AS $$
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
    -- A statement of its own: it sees what was committed while it waited for the lock.
    SELECT coalesce(sum(t.amount), 0) INTO counted FROM member_transaction t
      WHERE t.user_id = asked.id AND t.origin = 'rail' AND t.type = 'credit' AND t.updated_at > asked.since
        AND (t.state = 'settled' OR (asked.with_open AND t.state IN ('awaiting_approval', 'awaiting_second') AND t.created_at > asked.since));
    RETURN QUERY SELECT asked.id,
      CASE WHEN counted + asked.amount <= asked.at_most THEN 'room' ELSE greatest(asked.at_most - counted, 0)::text END;
  END LOOP;
END $$;
