-- Terms are accepted in a version and in the language in which they were read. Until now everybody's record was of the English ones.
ALTER TABLE users ADD COLUMN terms_language text CHECK (terms_language IN ('en', 'es', 'fr', 'de', 'ar'));
ALTER TABLE pending_registration ADD COLUMN terms_language text NOT NULL DEFAULT 'en' CHECK (terms_language IN ('en', 'es', 'fr', 'de', 'ar'));
UPDATE users SET terms_language = 'en' WHERE terms_version IS NOT NULL AND status <> 'closed';
