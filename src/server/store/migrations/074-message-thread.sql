-- The investment that a message is about, so that the messages of one plan are one thread. Earlier messages have none.
ALTER TABLE message ADD COLUMN investment_id uuid;
