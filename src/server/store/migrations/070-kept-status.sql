-- The HTTP status of a kept reply: the same call may answer 201, or 202 where a second administrator is asked.
ALTER TABLE ledger_key ADD COLUMN reply_status smallint CHECK (reply_status BETWEEN 200 AND 299);

-- Replies that were kept before: a pending change was the only one with another status than its route's.
UPDATE ledger_key SET reply_status = 202 WHERE reply LIKE '{"data":{"change_id"%';
