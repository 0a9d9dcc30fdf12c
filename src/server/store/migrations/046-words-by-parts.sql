-- A rare word among many people or entries is found by its parts of three letters, with what every PostgreSQL has: no extension is needed.
CREATE FUNCTION text_parts(t text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(substr(t, n, 3)) FROM generate_series(1, length(t) - 2) AS n
$$;
CREATE INDEX users_parts ON users USING gin (text_parts(sought)) WITH (fastupdate = off);

-- What the audit log is searched by, in one text.
CREATE FUNCTION audit_sought(actor_email text, action text, object_id text, reason text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(coalesce(actor_email, '') || ' ' || action || ' ' || coalesce(object_id, '') || ' ' || coalesce(reason, ''))
$$;
CREATE INDEX audit_entry_parts ON audit_entry USING gin (text_parts(audit_sought(actor_email, action, object_id, reason))) WITH (fastupdate = off);
