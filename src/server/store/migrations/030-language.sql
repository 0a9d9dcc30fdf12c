-- A member's language is one of those that the product is written in.
ALTER TABLE preference
  DROP CONSTRAINT preference_language_check,
  ADD CONSTRAINT preference_language_check CHECK (language IN ('en', 'es', 'fr', 'de', 'ar'));
