-- The business date at a real instant, as the steps of the offset have it.
CREATE FUNCTION store_business_at(instant timestamptz) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT instant + make_interval(secs => coalesce(
    (SELECT milliseconds FROM business_offset_step WHERE recorded_at <= instant ORDER BY n DESC LIMIT 1), 0) / 1000.0)
$$;

-- The business date of what a message tells, so that it says the same day as the transaction of the same event.
ALTER TABLE message ADD COLUMN effective_at timestamptz;
UPDATE message SET effective_at = store_business_at(created_at);
ALTER TABLE message ALTER COLUMN effective_at SET NOT NULL;
