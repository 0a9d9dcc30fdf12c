-- Mails are queued in the transaction of their cause, by this function alone; they no longer pass through the outbox.

-- decoy: written for an address that gets no mail, so that the answer takes the same time. The hourly purge deletes it.
ALTER TABLE mail DROP CONSTRAINT mail_state_check;
ALTER TABLE mail ADD CONSTRAINT mail_state_check CHECK (state IN ('kept', 'waiting', 'sent', 'failed', 'decoy'));

-- For a transaction and as a record of a journal group. A repeat of an id writes nothing.
CREATE FUNCTION mail_record(rows jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO mail (id, recipient, kind, subject, sealed_body, created_at, state, due_at, forget_at)
  SELECT id, recipient, kind, subject, decode(sealed_body, 'base64'), created_at, state, created_at, forget_at
  FROM jsonb_to_recordset(rows) AS r (id uuid, recipient text, kind text, subject text, sealed_body text, created_at timestamptz, state text,
    forget_at timestamptz)
  ON CONFLICT (id) DO NOTHING
$$;
