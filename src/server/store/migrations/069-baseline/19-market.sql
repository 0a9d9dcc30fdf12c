-- Market: coins, the ticks of each source, and the candles made from them.

CREATE FUNCTION market_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'prices stay as they were recorded: % on % is refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;

-- The coins.
CREATE TABLE market_coin (
  -- The coin's position in every array of prices, from 1. It never changes; a new coin comes last.
  place smallint PRIMARY KEY CHECK (place BETWEEN 1 AND 32),
  symbol text NOT NULL UNIQUE CHECK (symbol ~ '^[A-Z]{2,8}$')
);
INSERT INTO market_coin (place, symbol) VALUES (1, 'BTC'), (2, 'ETH'), (3, 'XRP'), (4, 'BNB'), (5, 'SOL'), (6, 'DOGE'), (7, 'ADA'), (8, 'TRX'),
  (9, 'AVAX'), (10, 'SUI'), (11, 'PEPE'), (12, 'TON'), (13, 'XLM'), (14, 'LINK'), (15, 'SHIB');
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON market_coin FOR EACH STATEMENT EXECUTE FUNCTION market_refuse_change();

CREATE DOMAIN market_source AS text CHECK (VALUE ~ '^(SIMULATED|LIVE|REPLAY of \d{4}(–\d{4})?)$');

-- Prices by coin, in 10⁻¹² USD, above zero.
CREATE DOMAIN market_prices AS bigint[] CHECK (cardinality(VALUE) BETWEEN 1 AND 32 AND 0 < ALL (VALUE));

-- Each source that was ever used: its newest prices and the state of its requests. A writer of ticks locks its row.
CREATE TABLE market_feed (
  source market_source PRIMARY KEY,
  -- SHA-256 of a replay's files, so that another recording can't use the same name.
  recording bytea CHECK (octet_length(recording) = 32),
  -- Up to when the past before the first tick is stored; NULL: not yet.
  past_until timestamptz,
  -- When the source may be requested again, and its consecutive failures.
  next_at timestamptz NOT NULL DEFAULT '-infinity',
  failures integer NOT NULL DEFAULT 0 CHECK (failures >= 0),
  last_error text,
  -- The newest tick; each coin's last good price, its time, and the change in percent over 24 hours if the source gives it.
  at timestamptz,
  prices market_prices,
  priced_at timestamptz[],
  changes double precision[],
  -- The market time of the newest prices: the end of the recorded bar in a replay, otherwise the tick's time.
  market_at timestamptz,
  -- Since when nothing was stored, while the gap is being filled; NULL: no gap is open.
  gap_since timestamptz,
  CHECK (num_nulls(at, prices, priced_at, changes, market_at) IN (0, 5)),
  CHECK (cardinality(priced_at) = cardinality(prices) AND cardinality(changes) = cardinality(prices))
);

-- The prices of one second. Never changed; removed after 48 hours unless a fill refers to it.
CREATE TABLE market_tick (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL CHECK (at = date_trunc('second', at)),
  source market_source NOT NULL,
  prices market_prices NOT NULL
);
-- One tick for each second, whichever node writes it.
CREATE UNIQUE INDEX market_tick_second ON market_tick (source, at);
-- For pruning by age.
CREATE INDEX market_tick_age ON market_tick (at);
CREATE TRIGGER append_only BEFORE UPDATE OR TRUNCATE ON market_tick FOR EACH STATEMENT EXECUTE FUNCTION market_refuse_change();

-- Ticks that fills refer to. The foreign key prevents their removal.
CREATE TABLE market_pinned_tick (tick_id uuid PRIMARY KEY REFERENCES market_tick (id));
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON market_pinned_tick FOR EACH STATEMENT EXECUTE FUNCTION market_refuse_change();

-- Whether the arrays are valid bars: each coin has all four prices or none, and high and low enclose open and close.
CREATE FUNCTION market_is_bar(opens bigint[], highs bigint[], lows bigint[], closes bigint[]) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT bool_and(num_nulls(o, h, l, c) = 4 OR (num_nulls(o, h, l, c) = 0 AND h >= greatest(o, c) AND l <= least(o, c)))
  FROM unnest(opens, highs, lows, closes) AS bar (o, h, l, c)
$$;

-- Open, high, low and close of every coin in one interval of one source.
CREATE TABLE market_candle (
  source market_source NOT NULL,
  interval text NOT NULL CHECK (interval IN ('1m', '5m', '1h', '1d')),
  at timestamptz NOT NULL,
  opens market_prices NOT NULL,
  highs market_prices NOT NULL,
  lows market_prices NOT NULL,
  closes market_prices NOT NULL,
  -- In coins; NULL where the source has none.
  volumes numeric[],
  -- When it became final, in real time; NULL while it can still change.
  known_at timestamptz,
  -- Made by the simulator and not from ticks: for the time before the first tick, and for gaps.
  generated boolean NOT NULL DEFAULT false,
  PRIMARY KEY (source, interval, at),
  CHECK (at = date_bin(CASE interval WHEN '1m' THEN interval '1 minute' WHEN '5m' THEN interval '5 minutes' WHEN '1h' THEN interval '1 hour'
    ELSE interval '1 day' END, at, timestamptz '2000-01-01 00:00:00+00')),
  CHECK (market_is_bar(opens, highs, lows, closes)),
  CHECK (volumes IS NULL OR cardinality(volumes) = cardinality(closes))
);
CREATE INDEX market_candle_open ON market_candle (source, at) WHERE known_at IS NULL;
CREATE INDEX market_candle_known ON market_candle (source, interval, known_at);
CREATE INDEX market_candle_age ON market_candle (interval, at) WHERE interval IN ('1m', '5m');
CREATE TRIGGER final BEFORE UPDATE ON market_candle FOR EACH ROW WHEN (OLD.known_at IS NOT NULL) EXECUTE FUNCTION market_refuse_change();
CREATE TRIGGER never_all BEFORE TRUNCATE ON market_candle FOR EACH STATEMENT EXECUTE FUNCTION market_refuse_change();

CREATE FUNCTION market_higher(one bigint[], other bigint[]) RETURNS bigint[] LANGUAGE sql IMMUTABLE AS $$
  SELECT array_agg(greatest(a, b) ORDER BY n) FROM unnest(one, other) WITH ORDINALITY AS pair (a, b, n)
$$;

CREATE FUNCTION market_lower(one bigint[], other bigint[]) RETURNS bigint[] LANGUAGE sql IMMUTABLE AS $$
  SELECT array_agg(least(a, b) ORDER BY n) FROM unnest(one, other) WITH ORDINALITY AS pair (a, b, n)
$$;

-- Position by position, the first of the two that is not NULL.
CREATE FUNCTION market_first(one anyarray, other anyarray) RETURNS anyarray LANGUAGE sql IMMUTABLE AS $$
  SELECT array_agg(coalesce(a, b) ORDER BY n) FROM unnest(one, other) WITH ORDINALITY AS pair (a, b, n)
$$;

-- Writes a tick, the newest prices and the tick's candles; does nothing if the second is not later than the newest.
CREATE FUNCTION market_record_tick(tick_id uuid, feed text, second timestamptz, new_prices bigint[], new_priced_at timestamptz[],
  new_changes double precision[], new_market_at timestamptz, folds boolean) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  UPDATE market_feed f SET at = second, market_at = new_market_at, failures = 0, last_error = NULL,
      prices = CASE WHEN f.at IS NULL THEN new_prices ELSE market_first(new_prices, f.prices::bigint[]) END,
      priced_at = CASE WHEN f.at IS NULL THEN new_priced_at ELSE market_first(new_priced_at, f.priced_at) END,
      changes = new_changes
    WHERE f.source = feed AND (f.at IS NULL OR f.at < second);
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO market_tick (id, at, source, prices) VALUES (tick_id, second, feed, new_prices);
  IF folds THEN
    INSERT INTO market_candle AS c (source, interval, at, opens, highs, lows, closes)
      SELECT feed, name, date_bin(length, second, timestamptz '2000-01-01 00:00:00+00'), new_prices, new_prices, new_prices, new_prices
      FROM (VALUES ('1m', interval '1 minute'), ('5m', interval '5 minutes'), ('1h', interval '1 hour'), ('1d', interval '1 day')) i (name, length)
      ON CONFLICT (source, interval, at) DO UPDATE SET
        opens = market_first(c.opens::bigint[], new_prices), highs = market_higher(c.highs, new_prices),
        lows = market_lower(c.lows, new_prices), closes = market_first(new_prices, c.closes::bigint[])
      WHERE c.known_at IS NULL;
    PERFORM market_finish_candles(feed, second);
  END IF;
  RETURN true;
END $$;

-- Candles that have ended by an instant become final.
CREATE FUNCTION market_finish_candles(feed text, instant timestamptz) RETURNS void LANGUAGE sql AS $$
  UPDATE market_candle c SET known_at = instant FROM (VALUES ('1m', interval '1 minute'), ('5m', interval '5 minutes'),
      ('1h', interval '1 hour'), ('1d', interval '1 day')) i (name, length)
    WHERE c.source = feed AND c.known_at IS NULL AND i.name = c.interval AND c.at + i.length <= instant
$$;

-- What the application's role may not do.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'clearterm_app') THEN
    REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON market_coin FROM clearterm_app;
    REVOKE DELETE, TRUNCATE ON market_feed FROM clearterm_app;
    REVOKE UPDATE, TRUNCATE ON market_tick FROM clearterm_app;
    REVOKE UPDATE, DELETE, TRUNCATE ON market_pinned_tick FROM clearterm_app;
    REVOKE TRUNCATE ON market_candle FROM clearterm_app;
  END IF;
END $$;
