-- Announcements: what the operator publishes to everybody.

-- A withdrawn announcement stays for administrators.
CREATE TABLE announcement (
  id uuid PRIMARY KEY,
  title text NOT NULL,
  body text NOT NULL,
  published_at timestamptz NOT NULL,
  ends_at timestamptz,
  taken_down_at timestamptz
);
CREATE INDEX announcement_standing ON announcement (published_at DESC, id DESC) WHERE taken_down_at IS NULL;
