-- A deposit wallet's new address, network or coin may be in force only after a delay: until then members see what stood before, or, of a new
-- wallet, nothing. And what changed, by how many administrators and from when, for everybody to read.

ALTER TABLE deposit_wallet ADD COLUMN in_force_at timestamptz, ADD COLUMN former_symbol text, ADD COLUMN former_network text,
  ADD COLUMN former_address text,
  ADD CHECK ((former_address IS NULL) = (former_symbol IS NULL) AND (former_address IS NULL) = (former_network IS NULL)),
  ADD CHECK (former_address IS NULL OR in_force_at IS NOT NULL);

CREATE OR REPLACE FUNCTION funding_record_wallet(rows jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO deposit_wallet AS w (id, name, symbol, network, address, image, rank, updated_at, version, in_force_at, former_symbol, former_network,
    former_address)
  SELECT id, name, symbol, network, address, image, rank, updated_at, version, in_force_at, former_symbol, former_network, former_address
  FROM jsonb_to_recordset(rows) AS r (id uuid, name text, symbol text, network text, address text, image text, rank integer, updated_at timestamptz,
    version integer, in_force_at timestamptz, former_symbol text, former_network text, former_address text)
  ON CONFLICT (id) DO UPDATE SET name = excluded.name, symbol = excluded.symbol, network = excluded.network, address = excluded.address,
    image = excluded.image, rank = excluded.rank, updated_at = excluded.updated_at, version = excluded.version, in_force_at = excluded.in_force_at,
    former_symbol = excluded.former_symbol, former_network = excluded.former_network, former_address = excluded.former_address
$$;

CREATE TABLE deposit_wallet_change (
  id uuid PRIMARY KEY,
  wallet_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('added', 'changed', 'removed')),
  name text NOT NULL,
  symbol text,
  network text,
  address text,
  former_symbol text,
  former_network text,
  former_address text,
  -- How many administrators it took. Their names stand in the audit log.
  administrators integer NOT NULL CHECK (administrators IN (1, 2)),
  at timestamptz NOT NULL,
  in_force_at timestamptz NOT NULL CHECK (in_force_at >= at),
  CHECK ((kind = 'removed') = (address IS NULL)),
  CHECK ((kind = 'added') = (former_address IS NULL))
);
CREATE INDEX deposit_wallet_change_newest ON deposit_wallet_change (at DESC, id DESC);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON deposit_wallet_change FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

CREATE FUNCTION funding_record_wallet_change(rows jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO deposit_wallet_change (id, wallet_id, kind, name, symbol, network, address, former_symbol, former_network, former_address,
    administrators, at, in_force_at)
  SELECT id, wallet_id, kind, name, symbol, network, address, former_symbol, former_network, former_address, administrators, at, in_force_at
  FROM jsonb_to_recordset(rows) AS r (id uuid, wallet_id uuid, kind text, name text, symbol text, network text, address text, former_symbol text,
    former_network text, former_address text, administrators integer, at timestamptz, in_force_at timestamptz)
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'clearterm_app') THEN
    REVOKE UPDATE, DELETE, TRUNCATE ON deposit_wallet_change FROM clearterm_app;
  END IF;
END $$;
