-- Candles that no ticks made: the simulator's, for the time before the first tick and for gaps.
ALTER TABLE market_candle ADD COLUMN generated boolean NOT NULL DEFAULT false;

-- Since when nothing was stored, while that is being made up for; NULL: no gap is open.
ALTER TABLE market_feed ADD COLUMN gap_since timestamptz;

-- Ticks that may be pruned are looked for by age, whatever their source.
CREATE INDEX market_tick_age ON market_tick (at);
CREATE INDEX market_candle_age ON market_candle (interval, at) WHERE interval IN ('1m', '5m');
