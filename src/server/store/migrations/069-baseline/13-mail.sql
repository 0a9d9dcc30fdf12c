-- Mail: what the outbox asked for, until it is sent. In the sandbox this is the mailbox itself.

CREATE TABLE mail (
  -- The id of the outbox row, so that a retry writes no second mail.
  id uuid PRIMARY KEY,
  position bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  recipient text COLLATE "C" NOT NULL,
  kind text NOT NULL,
  subject text NOT NULL,
  -- Text and HTML. They may contain a code.
  sealed_body bytea NOT NULL,
  created_at timestamptz NOT NULL,
  -- kept: in the sandbox mailbox, never sent.
  state text NOT NULL CHECK (state IN ('kept', 'waiting', 'sent', 'failed')),
  due_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  ended_at timestamptz,
  last_error text,
  -- When the last mail to a person whose account is closed is erased too.
  forget_at timestamptz,
  CHECK ((state IN ('sent', 'failed')) = (ended_at IS NOT NULL))
);
CREATE INDEX mail_due ON mail (due_at, position) WHERE state = 'waiting';
CREATE INDEX mail_recipient ON mail (recipient, position DESC);
CREATE INDEX mail_forget ON mail (forget_at) WHERE forget_at IS NOT NULL;
CREATE INDEX mail_state ON mail (state, position DESC);
