-- Forecasts of each coin's next UTC day, and their scores. Everything is of one price source, and never mixed with another's.

CREATE FUNCTION forecasts_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a forecast is append-only: % on % is refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;

-- Every model that was ever run. A changed model is a new version.
CREATE TABLE forecast_model (
  id smallint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL CHECK (length(code) BETWEEN 1 AND 20),
  version integer NOT NULL CHECK (version > 0),
  -- SHA-256 of code, version and parameters.
  parameters_hash bytea NOT NULL CHECK (octet_length(parameters_hash) = 32),
  released_at timestamptz(3) NOT NULL,
  retired_at timestamptz(3) CHECK (retired_at >= released_at),
  UNIQUE (code, version)
);

-- A model is retired once, keeps its row, and never changes otherwise.
CREATE FUNCTION forecasts_guard_model() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'a model is never removed' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF OLD.retired_at IS NOT NULL OR NEW.retired_at IS NULL OR (OLD.id, OLD.code, OLD.version, OLD.parameters_hash, OLD.released_at)
      IS DISTINCT FROM (NEW.id, NEW.code, NEW.version, NEW.parameters_hash, NEW.released_at) THEN
    RAISE EXCEPTION 'a model is retired once and stays what it was' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER retire_once BEFORE UPDATE OR DELETE ON forecast_model FOR EACH ROW EXECUTE FUNCTION forecasts_guard_model();
CREATE TRIGGER never_all BEFORE TRUNCATE ON forecast_model FOR EACH STATEMENT EXECUTE FUNCTION forecasts_refuse_change();

-- What the models see of a day that is over: the whole day, and the part of it up to 23:30 UTC, at which the next day's forecast is made.
CREATE TABLE forecast_day (
  source text NOT NULL CHECK (length(source) BETWEEN 1 AND 40),
  coin text NOT NULL CHECK (length(coin) BETWEEN 1 AND 40),
  day date NOT NULL,
  -- Sum of squared log returns of 5-minute closes; log return from the day's first price to its last.
  variance double precision NOT NULL CHECK (variance >= 0 AND variance < 'infinity'),
  gain double precision NOT NULL CHECK (abs(gain) < 'infinity'),
  -- The same up to 23:30 UTC, its variance scaled to a whole day; and the price then, in 10⁻¹² USD.
  cut_variance double precision NOT NULL CHECK (cut_variance >= 0 AND cut_variance < 'infinity'),
  cut_gain double precision NOT NULL CHECK (abs(cut_gain) < 'infinity'),
  cut_price bigint NOT NULL CHECK (cut_price > 0),
  PRIMARY KEY (source, coin, day)
);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON forecast_day FOR EACH STATEMENT EXECUTE FUNCTION forecasts_refuse_change();

-- One forecast for each coin, model and day. live: written before its day began. backtest: computed afterwards, over a past that had happened.
CREATE TABLE forecast (
  source text NOT NULL CHECK (length(source) BETWEEN 1 AND 40),
  coin text NOT NULL CHECK (length(coin) BETWEEN 1 AND 40),
  model smallint NOT NULL REFERENCES forecast_model (id),
  day date NOT NULL,
  origin text NOT NULL CHECK (origin IN ('live', 'backtest')),
  written_at timestamptz(3) NOT NULL,
  -- Of the day's log return.
  variance double precision NOT NULL CHECK (variance > 0 AND variance < 'infinity'),
  -- The interval is ± this log return; NULL: unbounded.
  half_width double precision CHECK (half_width >= 0 AND half_width < 'infinity'),
  -- Direction: the sign of the mean of the last returns; NULL: zero.
  up boolean,
  -- Last price known at the time of the forecast, in 10⁻¹² USD.
  base_price bigint NOT NULL CHECK (base_price > 0),
  PRIMARY KEY (source, coin, model, day),
  CHECK ((origin = 'live') = (written_at < day::timestamp AT TIME ZONE 'UTC'))
);
CREATE INDEX forecast_newest ON forecast (source, day);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON forecast FOR EACH STATEMENT EXECUTE FUNCTION forecasts_refuse_change();

-- The application states when it wrote; the database's own clock decides whether that was in time.
CREATE FUNCTION forecasts_require_in_time() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF clock_timestamp() >= NEW.day::timestamp AT TIME ZONE 'UTC' THEN
    RAISE EXCEPTION 'a live forecast is written before its day begins' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER in_time BEFORE INSERT ON forecast FOR EACH ROW WHEN (NEW.origin = 'live') EXECUTE FUNCTION forecasts_require_in_time();

-- The outcome of a forecast, written once when its day is over.
CREATE TABLE forecast_score (
  source text NOT NULL,
  coin text NOT NULL,
  model smallint NOT NULL,
  day date NOT NULL,
  scored_at timestamptz(3) NOT NULL,
  missed boolean NOT NULL,
  qlike double precision NOT NULL CHECK (qlike >= 0),
  -- Mean pinball loss of the two ends; NULL: unbounded.
  pinball double precision CHECK (pinball >= 0),
  -- Of the ensemble: whether the direction was right, and the probability of a return up to the day's by its own law.
  hit boolean,
  pit double precision CHECK (pit BETWEEN 0 AND 1),
  -- By the simulator's law, which is known: the same probability, and that of the interval. NULL for other prices.
  true_pit double precision CHECK (true_pit BETWEEN 0 AND 1),
  true_cover double precision CHECK (true_cover BETWEEN 0 AND 1),
  PRIMARY KEY (source, coin, model, day),
  FOREIGN KEY (source, coin, model, day) REFERENCES forecast (source, coin, model, day),
  FOREIGN KEY (source, coin, day) REFERENCES forecast_day (source, coin, day),
  CHECK (scored_at >= (day + 1)::timestamp AT TIME ZONE 'UTC')
);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON forecast_score FOR EACH STATEMENT EXECUTE FUNCTION forecasts_refuse_change();

-- Each training of a model: what it saw and what it found.
CREATE TABLE forecast_training (
  source text NOT NULL CHECK (length(source) BETWEEN 1 AND 40),
  coin text NOT NULL CHECK (length(coin) BETWEEN 1 AND 40),
  model smallint NOT NULL REFERENCES forecast_model (id),
  -- The first day that it forecast.
  day date NOT NULL,
  days integer NOT NULL CHECK (days > 0),
  -- SHA-256 of the days that it saw, and of the numbers that it found.
  data_hash bytea NOT NULL CHECK (octet_length(data_hash) = 32),
  fit_hash bytea NOT NULL CHECK (octet_length(fit_hash) = 32),
  fit double precision[] NOT NULL,
  PRIMARY KEY (source, coin, model, day)
);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON forecast_training FOR EACH STATEMENT EXECUTE FUNCTION forecasts_refuse_change();

-- Where a coin's models stopped: the newest day that was forecast, and what they carry to the next one.
CREATE TABLE forecast_state (
  source text NOT NULL CHECK (length(source) BETWEEN 1 AND 40),
  coin text NOT NULL CHECK (length(coin) BETWEEN 1 AND 40),
  day date NOT NULL,
  state jsonb NOT NULL,
  PRIMARY KEY (source, coin)
);

-- Processor time of the forecasts for a day, of all coins.
CREATE TABLE forecast_run (
  source text NOT NULL CHECK (length(source) BETWEEN 1 AND 40),
  day date NOT NULL,
  seconds double precision NOT NULL CHECK (seconds >= 0),
  PRIMARY KEY (source, day)
);

-- What the application's role may not do.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'clearterm_app') THEN
    REVOKE UPDATE, DELETE, TRUNCATE ON forecast_day, forecast, forecast_score, forecast_training FROM clearterm_app;
    REVOKE DELETE, TRUNCATE ON forecast_model FROM clearterm_app;
  END IF;
END $$;
