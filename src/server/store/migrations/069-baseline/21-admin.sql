-- Admin: administrators' notes about people.

CREATE TABLE user_note (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  author uuid NOT NULL REFERENCES users (id),
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 2000),
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX user_note_newest ON user_note (user_id, created_at DESC, id DESC);
CREATE TRIGGER person_is_here BEFORE INSERT ON user_note FOR EACH ROW EXECUTE FUNCTION identity_guard_user_id();
