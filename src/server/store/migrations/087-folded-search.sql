-- expand, concurrently
-- People and the audit log by what 086 folds. The indexes on what the database's locale folds stay for the version before.
DROP INDEX CONCURRENTLY IF EXISTS users_folded;
CREATE INDEX CONCURRENTLY IF NOT EXISTS users_folded ON users (id DESC) INCLUDE (search, sought, status);
DROP INDEX CONCURRENTLY IF EXISTS users_folded_parts;
CREATE INDEX CONCURRENTLY IF NOT EXISTS users_folded_parts ON users USING gin (text_parts(coalesce(search, text_fold(sought)))) WITH (fastupdate = off);
DROP INDEX CONCURRENTLY IF EXISTS audit_entry_folded_parts;
CREATE INDEX CONCURRENTLY IF NOT EXISTS audit_entry_folded_parts ON audit_entry
  USING gin (text_parts(text_fold(audit_sought(actor_email, action, object_id, reason)))) WITH (fastupdate = off);
