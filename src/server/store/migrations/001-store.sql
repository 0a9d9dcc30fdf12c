-- What every room stands on: the application's role, the outbox, leases, settings, the business date's offset, the check of SECRET_KEY.

-- The role that transactions take by SET LOCAL ROLE. Where it may not be created the store works without it, and /readyz says so.
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
    -- Later migrations' tables too; a table that must not change revokes on its own.
    ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO clearterm_app;
    ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO clearterm_app;
  END IF;
END
$$;

-- Reactions across rooms, written in the transaction that causes them. The payload may hold a one-time code, so it is sealed.
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

-- One leader per job, by the database's clock; the fence grows with each change of holder.
CREATE TABLE lease (
  job text PRIMARY KEY,
  holder uuid NOT NULL,
  fence bigint NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE TABLE setting (
  name text PRIMARY KEY,
  value jsonb NOT NULL,
  version bigint NOT NULL DEFAULT 1
);

-- How far the sandbox's business date is ahead of the real time.
CREATE TABLE business_offset (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  milliseconds bigint NOT NULL CHECK (milliseconds >= 0)
);
INSERT INTO business_offset (milliseconds) VALUES (0);

CREATE TABLE secret_check (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  value bytea NOT NULL
);

-- The outbox as a record of a journal group.
CREATE FUNCTION store_record_outbox(rows jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO outbox (id, kind, payload, recorded_at, due_at)
  SELECT id, kind, decode(payload, 'base64'), recorded_at, now()
  FROM jsonb_to_recordset(rows) AS r (id uuid, kind text, payload text, recorded_at timestamptz)
$$;
