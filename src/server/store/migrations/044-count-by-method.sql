-- Counting by method and type reads the index alone.
DROP INDEX member_transaction_method;
CREATE INDEX member_transaction_method ON member_transaction (method, created_at DESC, id DESC) INCLUDE (type, state) WHERE method IS NOT NULL;
