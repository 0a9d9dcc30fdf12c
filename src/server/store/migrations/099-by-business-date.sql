-- expand, concurrently
-- A member's transactions and messages in the order of the date that they show. A cursor has milliseconds.
DROP INDEX CONCURRENTLY IF EXISTS member_transaction_effective;
CREATE INDEX CONCURRENTLY IF NOT EXISTS member_transaction_effective
  ON member_transaction (user_id, date_trunc('milliseconds', effective_at AT TIME ZONE 'UTC') DESC, id DESC);
DROP INDEX CONCURRENTLY IF EXISTS message_effective;
CREATE INDEX CONCURRENTLY IF NOT EXISTS message_effective ON message (user_id, effective_at DESC, created_at DESC, id DESC);
