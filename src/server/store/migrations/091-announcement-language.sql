-- expand
-- The language of an announcement's text, and its translations: [{language, title, body}].
ALTER TABLE announcement
  ADD COLUMN language text NOT NULL DEFAULT 'en',
  ADD COLUMN translations jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(translations) = 'array');
