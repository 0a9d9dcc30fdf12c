-- Bots: the paper-trading bots. Their runs, the decision at each bar, the fills, and a double-entry book separate from the ledger.

CREATE FUNCTION bots_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a bot''s record is append-only: % on % is refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;

-- A bot on the prices of one source. Another source starts another run, so that prices never mix.
CREATE TABLE bot_run (
  id uuid PRIMARY KEY,
  version text NOT NULL CHECK (version IN ('1.0', '2.0', '4.0', '5.0', '7.0')),
  source text NOT NULL CHECK (length(source) BETWEEN 1 AND 40),
  code_version text NOT NULL,
  bar text NOT NULL CHECK (bar IN ('1h', '1d', '1mo')),
  coins text[] NOT NULL CHECK (cardinality(coins) > 0),
  parameters jsonb NOT NULL,
  -- Cents.
  capital bigint NOT NULL CHECK (capital > 0),
  -- The rule is warmed up with the closes after this instant.
  history_from timestamptz(3) NOT NULL,
  released_at timestamptz(3) NOT NULL,
  UNIQUE (version, source)
);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON bot_run FOR EACH STATEMENT EXECUTE FUNCTION bots_refuse_change();

-- One decision for each bar. kept: no change, or too small a change; pending: waits for the next tick; filled; lapsed: no tick came in time,
-- and nothing is filled at a stale price.
CREATE TABLE bot_order (
  id uuid PRIMARY KEY,
  run_id uuid NOT NULL REFERENCES bot_run (id),
  -- The close of the bar that was decided on.
  bar_at timestamptz(3) NOT NULL,
  decided_at timestamptz(3) NOT NULL,
  -- The tick at whose prices the book was valued for the decision.
  mark_tick_id uuid NOT NULL,
  -- The next tick is the first one after this instant, which no known tick exceeds.
  after timestamptz(3) NOT NULL,
  -- Lines in order: coin, and quantity in 10⁻⁸ coins, positive to buy.
  symbols text[] NOT NULL,
  quantities bigint[] NOT NULL,
  state text NOT NULL CHECK (state IN ('kept', 'pending', 'filled', 'lapsed')),
  reason text NOT NULL,
  ended_at timestamptz(3),
  UNIQUE (run_id, bar_at),
  CHECK (cardinality(symbols) = cardinality(quantities)),
  CHECK ((state = 'kept') = (cardinality(symbols) = 0)),
  CHECK ((state = 'pending') = (ended_at IS NULL))
);
CREATE INDEX bot_order_pending ON bot_order (run_id) WHERE state = 'pending';

-- An order ends once and never changes otherwise.
CREATE FUNCTION bots_guard_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'an order is never removed' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF OLD.state <> 'pending' OR NEW.state NOT IN ('filled', 'lapsed')
     OR (OLD.id, OLD.run_id, OLD.bar_at, OLD.decided_at, OLD.mark_tick_id, OLD.after, OLD.symbols, OLD.quantities)
        IS DISTINCT FROM (NEW.id, NEW.run_id, NEW.bar_at, NEW.decided_at, NEW.mark_tick_id, NEW.after, NEW.symbols, NEW.quantities) THEN
    RAISE EXCEPTION 'an order ends once and stays what it was' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard BEFORE UPDATE OR DELETE ON bot_order FOR EACH ROW EXECUTE FUNCTION bots_guard_order();

-- An execution of an order's line, at a recorded tick.
CREATE TABLE bot_fill (
  id uuid PRIMARY KEY,
  -- The order of writing, for the publication of new fills.
  n bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  run_id uuid NOT NULL REFERENCES bot_run (id),
  order_id uuid NOT NULL REFERENCES bot_order (id),
  -- Without gaps in a run, so that two writers can't both write the next fill.
  seq bigint NOT NULL CHECK (seq > 0),
  symbol text NOT NULL,
  side text NOT NULL CHECK (side IN ('buy', 'sell')),
  opens boolean NOT NULL,
  quantity bigint NOT NULL CHECK (quantity > 0),
  tick_id uuid NOT NULL,
  -- The fill's time is the tick's.
  at timestamptz(3) NOT NULL,
  -- 10⁻¹² USD.
  tick_price bigint NOT NULL CHECK (tick_price > 0),
  half_spread bigint NOT NULL CHECK (half_spread >= 0),
  impact bigint NOT NULL CHECK (impact >= 0),
  price bigint NOT NULL CHECK (price > 0),
  -- Cents.
  amount bigint NOT NULL CHECK (amount > 0),
  spread bigint NOT NULL,
  fee bigint NOT NULL CHECK (fee >= 0),
  slippage bigint NOT NULL CHECK (slippage >= 0),
  profit bigint,
  reduced_cost bigint CHECK (reduced_cost >= 0),
  -- The run's book after it.
  cash_after bigint NOT NULL,
  quantity_after bigint NOT NULL,
  cost_after bigint NOT NULL,
  fees_after bigint NOT NULL,
  costs_after bigint NOT NULL,
  traded_after bigint NOT NULL,
  UNIQUE (run_id, seq),
  -- A line that crosses zero closes one position and opens another: two fills.
  UNIQUE (order_id, symbol, opens),
  CHECK (price = CASE side WHEN 'buy' THEN tick_price + half_spread + impact ELSE tick_price - half_spread - impact END),
  CHECK (opens = (profit IS NULL) AND opens = (reduced_cost IS NULL))
);
CREATE INDEX bot_fill_newest ON bot_fill (at DESC, id DESC);
CREATE INDEX bot_fill_run ON bot_fill (run_id, at DESC, id DESC);
CREATE INDEX bot_fill_symbol ON bot_fill (run_id, symbol, seq DESC);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON bot_fill FOR EACH STATEMENT EXECUTE FUNCTION bots_refuse_change();

-- The double-entry book. Positive is incoming; `entry_id` is a fill, or the run itself for its starting capital.
CREATE TABLE bot_posting (
  entry_id uuid NOT NULL,
  run_id uuid NOT NULL REFERENCES bot_run (id),
  account text NOT NULL CHECK (account IN ('cash', 'position', 'clearing', 'spread', 'fees', 'slippage', 'capital')),
  -- USD in cents, or a coin in 10⁻⁸.
  commodity text NOT NULL,
  amount bigint NOT NULL CHECK (amount <> 0),
  PRIMARY KEY (entry_id, account, commodity),
  CHECK (commodity = 'USD' OR account IN ('position', 'clearing')),
  CHECK (commodity <> 'USD' OR account <> 'position')
);
CREATE INDEX bot_posting_run ON bot_posting (run_id, account, commodity);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON bot_posting FOR EACH STATEMENT EXECUTE FUNCTION bots_refuse_change();

-- At commit, each entry sums to zero in each commodity.
CREATE FUNCTION bots_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  off record;
BEGIN
  SELECT commodity, sum(amount) AS rest INTO off FROM bot_posting WHERE entry_id = NEW.entry_id GROUP BY commodity HAVING sum(amount) <> 0 LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'entry % does not balance: % % left', NEW.entry_id, off.rest, off.commodity USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER balanced AFTER INSERT ON bot_posting DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bots_balanced();

-- At commit, a fill equals its postings, in money and coins.
CREATE FUNCTION bots_posted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  cash bigint;
  coins bigint;
  sign integer := CASE NEW.side WHEN 'buy' THEN 1 ELSE -1 END;
BEGIN
  SELECT sum(amount) INTO cash FROM bot_posting WHERE entry_id = NEW.id AND account = 'cash';
  SELECT sum(amount) INTO coins FROM bot_posting WHERE entry_id = NEW.id AND account = 'position' AND commodity = NEW.symbol;
  IF coins IS DISTINCT FROM sign * NEW.quantity OR coalesce(cash, 0) <> -sign * NEW.amount - NEW.fee - NEW.slippage THEN
    RAISE EXCEPTION 'fill % is not what its postings say', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER posted AFTER INSERT ON bot_fill DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bots_posted();

-- The value of the book and of its two benchmarks: holding, and rebalancing, the same coins. Cents.
CREATE TABLE bot_equity (
  run_id uuid NOT NULL REFERENCES bot_run (id),
  part text NOT NULL CHECK (part IN ('simulated', 'since_release')),
  at timestamptz(3) NOT NULL,
  net bigint NOT NULL,
  gross bigint NOT NULL,
  hold bigint NOT NULL,
  crp bigint NOT NULL,
  -- The benchmarks' books, from which the next point is computed. NULL in the simulated history.
  benchmarks jsonb,
  PRIMARY KEY (run_id, part, at)
);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON bot_equity FOR EACH STATEMENT EXECUTE FUNCTION bots_refuse_change();

-- The simulated history of a run, computed once. None of its trades happened.
CREATE TABLE bot_history (
  run_id uuid PRIMARY KEY REFERENCES bot_run (id),
  bars integer NOT NULL CHECK (bars >= 0),
  fees bigint NOT NULL CHECK (fees >= 0),
  traded bigint NOT NULL CHECK (traded >= 0),
  made_at timestamptz(3) NOT NULL
);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON bot_history FOR EACH STATEMENT EXECUTE FUNCTION bots_refuse_change();

-- A day of a run, replayed on its recorded ticks: the difference of the fills in cents.
CREATE TABLE bot_divergence (
  run_id uuid NOT NULL REFERENCES bot_run (id),
  day date NOT NULL,
  fills integer NOT NULL CHECK (fills >= 0),
  divergence bigint NOT NULL CHECK (divergence >= 0),
  checked_at timestamptz(3) NOT NULL,
  PRIMARY KEY (day, run_id)
);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON bot_divergence FOR EACH STATEMENT EXECUTE FUNCTION bots_refuse_change();

-- What the application's role may not do.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'clearterm_app') THEN
    REVOKE UPDATE, DELETE, TRUNCATE ON bot_run, bot_fill, bot_posting, bot_equity, bot_history, bot_divergence FROM clearterm_app;
    REVOKE DELETE, TRUNCATE ON bot_order FROM clearterm_app;
  END IF;
END $$;
