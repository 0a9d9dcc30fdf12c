-- expand
-- Prices of the second simulator (decision 109) have a name of their own. Those of the first stay as they were recorded.
ALTER DOMAIN market_source DROP CONSTRAINT market_source_check;
ALTER TABLE market_feed ADD CONSTRAINT market_feed_source_form CHECK (source ~ '^(SIMULATED( 2)?|LIVE|REPLAY of \d{4}(–\d{4})?)$') NOT VALID;
ALTER TABLE market_tick ADD CONSTRAINT market_tick_source_form CHECK (source ~ '^(SIMULATED( 2)?|LIVE|REPLAY of \d{4}(–\d{4})?)$') NOT VALID;
ALTER TABLE market_candle ADD CONSTRAINT market_candle_source_form CHECK (source ~ '^(SIMULATED( 2)?|LIVE|REPLAY of \d{4}(–\d{4})?)$') NOT VALID;

-- The decision behind an order, a line each: the coin's share of the book, and the one that the rule wanted. Orders from before have none, and
-- `held_shares` is NULL before the first trade.
ALTER TABLE bot_order ADD COLUMN held_shares double precision[], ADD COLUMN wanted_shares double precision[];
ALTER TABLE bot_order ADD CONSTRAINT bot_order_shares CHECK (cardinality(held_shares) = cardinality(symbols)
  AND cardinality(wanted_shares) = cardinality(symbols)) NOT VALID;

CREATE OR REPLACE FUNCTION bots_guard_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'an order is never removed' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF OLD.state <> 'pending' OR NEW.state NOT IN ('filled', 'lapsed')
     OR (OLD.id, OLD.run_id, OLD.bar_at, OLD.decided_at, OLD.mark_tick_id, OLD.after, OLD.symbols, OLD.quantities, OLD.held_shares, OLD.wanted_shares)
        IS DISTINCT FROM (NEW.id, NEW.run_id, NEW.bar_at, NEW.decided_at, NEW.mark_tick_id, NEW.after, NEW.symbols, NEW.quantities,
          NEW.held_shares, NEW.wanted_shares) THEN
    RAISE EXCEPTION 'an order ends once and stays what it was' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
