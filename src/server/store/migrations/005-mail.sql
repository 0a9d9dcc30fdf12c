-- Mails: what the outbox asked for, until it is sent; in the sandbox, the mailbox itself.

CREATE TABLE mail (
  -- The outbox row's id: a reaction that is repeated writes no second mail.
  id uuid PRIMARY KEY,
  position bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  recipient text COLLATE "C" NOT NULL,
  kind text NOT NULL,
  subject text NOT NULL,
  -- Text and HTML; a code may stand in them.
  sealed_body bytea NOT NULL,
  created_at timestamptz NOT NULL,
  -- kept: the sandbox mailbox holds it and nobody sends it.
  state text NOT NULL CHECK (state IN ('kept', 'waiting', 'sent', 'failed')),
  due_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  ended_at timestamptz,
  last_error text,
  CHECK ((state IN ('sent', 'failed')) = (ended_at IS NOT NULL))
);
CREATE INDEX mail_due ON mail (due_at, position) WHERE state = 'waiting';
CREATE INDEX mail_recipient ON mail (recipient, position DESC);
