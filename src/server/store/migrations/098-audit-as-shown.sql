-- expand, concurrently
-- The audit log by what 097 folds, and by an email as it is shown. A node of the version before searches without the index meanwhile.
DROP INDEX CONCURRENTLY IF EXISTS audit_entry_folded_parts;
DROP INDEX CONCURRENTLY IF EXISTS audit_entry_shown_parts;
CREATE INDEX CONCURRENTLY IF NOT EXISTS audit_entry_shown_parts ON audit_entry
  USING gin (text_parts(text_fold(audit_sought(email_sought(actor_email), action, object_id, reason)))) WITH (fastupdate = off);
