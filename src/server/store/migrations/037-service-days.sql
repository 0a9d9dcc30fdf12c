-- How each service was, by day (UTC) and minute: how many minutes somebody looked, and in how many of them it did not work.

CREATE TABLE service_day (
  day date NOT NULL,
  service text NOT NULL,
  seen integer NOT NULL CHECK (seen BETWEEN 1 AND 1440),
  not_ok integer NOT NULL CHECK (not_ok BETWEEN 0 AND seen),
  -- A minute is counted once, however many nodes look.
  last_minute timestamptz NOT NULL,
  PRIMARY KEY (day, service)
);
