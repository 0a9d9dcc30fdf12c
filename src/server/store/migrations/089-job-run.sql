-- expand
-- When a job of ten minutes or more last ran, on any node: it waits the rest of its interval after a restart, and runs soon where that is over.
CREATE TABLE job_run (
  job text PRIMARY KEY,
  ran_at timestamptz NOT NULL,
  -- Why that run failed; null: it did not.
  error text
);
