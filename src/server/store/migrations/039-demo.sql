-- That the people here are invented. Every page says so; the mark is made before the first of them and stays.

CREATE TABLE demo_mark (only_row boolean PRIMARY KEY CHECK (only_row));

CREATE FUNCTION store_keep_mark() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a demo stays one' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER kept BEFORE UPDATE OR DELETE OR TRUNCATE ON demo_mark FOR EACH STATEMENT EXECUTE FUNCTION store_keep_mark();
