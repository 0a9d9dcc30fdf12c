-- What the platform told a member, in the app.

CREATE TABLE message (
  -- The outbox row's id: a reaction that is repeated writes no second message.
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  event text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  is_read boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX message_user ON message (user_id, created_at DESC, id DESC);
CREATE INDEX message_unread ON message (user_id) WHERE NOT is_read;
