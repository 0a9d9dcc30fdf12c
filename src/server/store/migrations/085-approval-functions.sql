-- expand
-- Standard names. A node of the version before calls the former functions by name, so these stay until a contraction.
ALTER FUNCTION approvals_record_overtaken(jsonb) RENAME TO approvals_record_superseded;
CREATE FUNCTION approvals_record_overtaken(rows jsonb) RETURNS void LANGUAGE sql AS $$ SELECT approvals_record_superseded(rows) $$;

ALTER FUNCTION approvals_record_alone(jsonb) RENAME TO approvals_record_solo;
CREATE FUNCTION approvals_record_alone(rows jsonb) RETURNS void LANGUAGE sql AS $$ SELECT approvals_record_solo(rows) $$;

-- No code reads the name of an index.
ALTER INDEX admin_alone_maker RENAME TO admin_solo_maker;
ALTER INDEX users_sought RENAME TO users_search;
ALTER INDEX announcement_standing RENAME TO announcement_current;
