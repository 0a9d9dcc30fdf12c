-- Support: conversations of members and visitors with staff.

-- A conversation: a member's, about one of their records or none, or a visitor's, known by an email.
CREATE TABLE support_conversation (
  id uuid PRIMARY KEY,
  user_id uuid REFERENCES users (id),
  -- As the visitor typed it. It gives no access to an account.
  email text,
  name text,
  -- When the visitor first opened the mailed link, which shows that the mailbox is theirs.
  confirmed_at timestamptz(3),
  -- The language of answers.
  language text NOT NULL CHECK (language IN ('en', 'es', 'fr', 'de', 'ar')),
  subject text CHECK (length(subject) BETWEEN 1 AND 120),
  transaction_id uuid REFERENCES member_transaction (id),
  investment_id uuid REFERENCES investment (id),
  state text NOT NULL CHECK (state IN ('open', 'waiting', 'closed')),
  assigned_to uuid REFERENCES users (id),
  -- Increases with each change, so that staff decide about what they read.
  version integer NOT NULL CHECK (version > 0),
  created_at timestamptz(3) NOT NULL,
  -- The last change that its owner sees.
  updated_at timestamptz(3) NOT NULL,
  -- Since when the present state lasts; the age in the queue.
  since timestamptz(3) NOT NULL,
  CHECK (num_nonnulls(transaction_id, investment_id) <= 1),
  CHECK (num_nonnulls(user_id, email) = 1),
  CHECK ((email IS NULL) = (name IS NULL)),
  CHECK ((user_id IS NULL) = (subject IS NULL)),
  CHECK (user_id IS NOT NULL OR num_nonnulls(transaction_id, investment_id) = 0),
  CHECK (user_id IS NULL OR confirmed_at IS NULL)
);
CREATE INDEX support_conversation_queue ON support_conversation (state, since, id);
CREATE INDEX support_conversation_user ON support_conversation (user_id, updated_at DESC, id DESC) WHERE user_id IS NOT NULL;
CREATE INDEX support_conversation_visitor ON support_conversation (email) WHERE user_id IS NULL;
CREATE TRIGGER person_is_here BEFORE INSERT ON support_conversation FOR EACH ROW EXECUTE FUNCTION identity_guard_user_id();

-- The record that a conversation is about is its owner's.
CREATE FUNCTION support_require_own() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.transaction_id IS NOT NULL AND NOT EXISTS (SELECT FROM member_transaction t WHERE t.id = NEW.transaction_id AND t.user_id = NEW.user_id)
    OR NEW.investment_id IS NOT NULL AND NOT EXISTS (SELECT FROM investment i WHERE i.id = NEW.investment_id AND i.user_id = NEW.user_id) THEN
    RAISE EXCEPTION 'a conversation is about a record of its owner' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER own_record BEFORE INSERT OR UPDATE OF transaction_id, investment_id, user_id ON support_conversation
  FOR EACH ROW EXECUTE FUNCTION support_require_own();

-- What was written: a question of the owner, an answer by staff, or a note that only staff read.
CREATE TABLE support_entry (
  id uuid PRIMARY KEY,
  conversation_id uuid NOT NULL REFERENCES support_conversation ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('question', 'answer', 'note')),
  -- The member or a staff member; null for a visitor.
  author uuid REFERENCES users (id),
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 2000),
  -- SHA-256 of the call's idempotency key and of its body, so that a repeat writes nothing.
  key_hash bytea NOT NULL UNIQUE CHECK (octet_length(key_hash) = 32),
  body_hash bytea NOT NULL CHECK (octet_length(body_hash) = 32),
  created_at timestamptz(3) NOT NULL,
  CHECK (kind = 'question' OR author IS NOT NULL)
);
CREATE INDEX support_entry_conversation ON support_entry (conversation_id, created_at, id);

-- An entry never changes, and goes only with its conversation.
CREATE FUNCTION support_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM support_conversation c WHERE c.id = OLD.conversation_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'an entry of a conversation never changes' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON support_entry FOR EACH ROW EXECUTE FUNCTION support_refuse_change();

-- Files of an entry. The document's owner is the conversation.
CREATE TABLE support_attachment (
  document_id uuid PRIMARY KEY REFERENCES document ON DELETE CASCADE,
  entry_id uuid NOT NULL REFERENCES support_entry ON DELETE CASCADE
);
CREATE INDEX support_attachment_entry ON support_attachment (entry_id);

-- Mailed links of visitors, by the SHA-256 of their token.
CREATE TABLE support_link (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  conversation_id uuid NOT NULL REFERENCES support_conversation ON DELETE CASCADE,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX support_link_conversation ON support_link (conversation_id);
CREATE INDEX support_link_ends ON support_link (expires_at);

ALTER TABLE document DROP CONSTRAINT document_purpose_check;
ALTER TABLE document ADD CONSTRAINT document_purpose_check CHECK (purpose IN ('avatar', 'govt_id', 'employment_letter', 'support'));

-- Open screens of the owner fetch again. Sent as a change of messages, because the previous version knows no other kind.
CREATE FUNCTION support_live() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO live_event (user_id, kind, object_id) VALUES (NEW.user_id, 'message', NEW.id);
  PERFORM pg_notify('live', pg_current_xact_id()::text);
  RETURN NULL;
END $$;
CREATE TRIGGER live_new AFTER INSERT OR UPDATE OF updated_at ON support_conversation
  FOR EACH ROW WHEN (NEW.user_id IS NOT NULL) EXECUTE FUNCTION support_live();

-- What the application's role may not do.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'clearterm_app') THEN
    REVOKE UPDATE, TRUNCATE ON support_entry FROM clearterm_app;
  END IF;
END $$;
