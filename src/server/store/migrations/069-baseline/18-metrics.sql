-- Metrics: the uptime of each service.

-- For each service and day (UTC): the minutes sampled, and those in which it didn't work.
CREATE TABLE service_day (
  day date NOT NULL,
  service text NOT NULL,
  seen integer NOT NULL CHECK (seen BETWEEN 1 AND 1440),
  not_ok integer NOT NULL CHECK (not_ok BETWEEN 0 AND seen),
  -- Each minute counts once, however many nodes sample it.
  last_minute timestamptz NOT NULL,
  PRIMARY KEY (day, service)
);
