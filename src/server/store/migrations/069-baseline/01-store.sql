-- Store: what every room uses. The application's role, the outbox, leases, settings, the business date and the check of SECRET_KEY.

-- The role that each transaction takes by SET LOCAL ROLE. If it can't be created, the store works without it and /readyz reports it.
DO $$
BEGIN
  BEGIN
    CREATE ROLE clearterm_app NOLOGIN;
  EXCEPTION
    WHEN duplicate_object OR unique_violation THEN NULL;
    WHEN insufficient_privilege THEN RAISE NOTICE 'the role clearterm_app may not be created by %', current_user;
  END;
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'clearterm_app') THEN
    BEGIN
      EXECUTE format('GRANT clearterm_app TO %I', current_user);
    EXCEPTION
      WHEN insufficient_privilege THEN RAISE NOTICE 'the role clearterm_app may not be granted to %', current_user;
    END;
    GRANT USAGE ON SCHEMA public TO clearterm_app;
    -- For the tables of later migrations too. A room revokes what its own tables don't allow.
    ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO clearterm_app;
    ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO clearterm_app;
  END IF;
END
$$;

-- For append-only tables, of the ledger and of other rooms.
CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the journal is append-only: % on % is refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;

-- The trigrams of a text: an index on them finds a rare word among many rows without an extension.
CREATE FUNCTION text_parts(t text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(substr(t, n, 3)) FROM generate_series(1, length(t) - 2) AS n
$$;

-- Events for other rooms, written in the transaction that causes them. The payload may hold a one-time code, so it is sealed.
CREATE TABLE outbox (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  payload bytea NOT NULL,
  recorded_at timestamptz NOT NULL DEFAULT now(),
  due_at timestamptz NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  last_error text,
  done_at timestamptz
);
CREATE INDEX outbox_due ON outbox (due_at, id) WHERE done_at IS NULL;

-- Writes events as part of a ledger group.
CREATE FUNCTION store_record_outbox(rows jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO outbox (id, kind, payload, recorded_at, due_at)
  SELECT id, kind, decode(payload, 'base64'), recorded_at, now()
  FROM jsonb_to_recordset(rows) AS r (id uuid, kind text, payload text, recorded_at timestamptz)
$$;

-- One leader for each job, by the database's clock. The fence grows with each change of holder.
CREATE TABLE lease (
  job text PRIMARY KEY,
  holder uuid NOT NULL,
  fence bigint NOT NULL,
  expires_at timestamptz NOT NULL
);

-- The operator's settings.
CREATE TABLE setting (
  name text PRIMARY KEY,
  value jsonb NOT NULL,
  version bigint NOT NULL DEFAULT 1
);

-- Changes settings as part of a ledger group, so that an approval and its effect commit together.
CREATE FUNCTION admin_record_settings(rows jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO setting AS s (name, value) SELECT name, value FROM jsonb_to_recordset(rows) AS r (name text, value jsonb)
  ON CONFLICT (name) DO UPDATE SET value = excluded.value, version = s.version + 1
$$;

-- How far the sandbox's business date is ahead of real time.
CREATE TABLE business_offset (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  milliseconds bigint NOT NULL CHECK (milliseconds >= 0)
);
INSERT INTO business_offset (milliseconds) VALUES (0);

-- Each past offset and its start, so that a statement shows what had accrued at the end of a past month.
CREATE TABLE business_offset_step (
  n bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  recorded_at timestamptz NOT NULL,
  milliseconds bigint NOT NULL CHECK (milliseconds >= 0)
);
INSERT INTO business_offset_step (recorded_at, milliseconds) VALUES ('-infinity', 0);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON business_offset_step FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

CREATE FUNCTION store_record_business_step(rows jsonb) RETURNS void LANGUAGE sql AS $$
  WITH moved AS (
    UPDATE business_offset o SET milliseconds = o.milliseconds + r.milliseconds
    FROM (SELECT sum(milliseconds) AS milliseconds, max(at) AS at FROM jsonb_to_recordset(rows) AS r (milliseconds bigint, at timestamptz)) AS r
    RETURNING o.milliseconds, r.at
  )
  INSERT INTO business_offset_step (recorded_at, milliseconds) SELECT at, milliseconds FROM moved
$$;

-- The business date at an instant of real time.
CREATE FUNCTION store_business_at(instant timestamptz) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT instant + make_interval(secs => coalesce(
    (SELECT milliseconds FROM business_offset_step WHERE recorded_at <= instant ORDER BY n DESC LIMIT 1), 0) / 1000.0)
$$;

-- A value sealed under SECRET_KEY: a server with another key can't open it and refuses to start.
CREATE TABLE secret_check (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  value bytea NOT NULL
);

-- Demo data can't be unmarked.
CREATE FUNCTION store_keep_mark() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a demo stays one' USING ERRCODE = 'insufficient_privilege';
END $$;

-- A row here: the people are invented, and every page says so. It is written before the first of them.
CREATE TABLE demo_mark (only_row boolean PRIMARY KEY CHECK (only_row));
CREATE TRIGGER kept BEFORE UPDATE OR DELETE OR TRUNCATE ON demo_mark FOR EACH STATEMENT EXECUTE FUNCTION store_keep_mark();

-- What the application's role may not do.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'clearterm_app') THEN
    REVOKE UPDATE, DELETE, TRUNCATE ON business_offset_step, secret_check FROM clearterm_app;
    -- A login that only serves reads which migrations were applied, and changes none.
    GRANT SELECT ON schema_migration TO clearterm_app;
    REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON schema_migration FROM clearterm_app;
  END IF;
END $$;
