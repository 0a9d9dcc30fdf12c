-- Messages: what the platform wrote to a member, in the app.

CREATE TABLE message (
  -- The id of the outbox row, so that a retry writes no second message.
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  event text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  is_read boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- The business date of the event, so that the message shows the same day as the event's transaction.
  effective_at timestamptz NOT NULL
);
CREATE INDEX message_user ON message (user_id, created_at DESC, id DESC);
CREATE INDEX message_unread ON message (user_id) WHERE NOT is_read;
CREATE TRIGGER person_is_here BEFORE INSERT ON message FOR EACH ROW EXECUTE FUNCTION identity_guard_user_id();
