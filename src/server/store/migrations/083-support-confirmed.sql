-- expand
-- Staff see a member's conversation, and a visitor's once its mailed link was opened: until then anyone may have typed the email.
ALTER TABLE support_conversation ADD COLUMN for_staff boolean NOT NULL GENERATED ALWAYS AS (user_id IS NOT NULL OR confirmed_at IS NOT NULL) STORED;
CREATE INDEX support_conversation_staff ON support_conversation (state, since, id) WHERE for_staff;
DROP INDEX support_conversation_queue;
-- The others are removed after some days.
CREATE INDEX support_conversation_unconfirmed ON support_conversation (created_at) WHERE NOT for_staff;
