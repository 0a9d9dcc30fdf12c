-- Deposit wallets and plan terms that administrators write in groups.

-- The form of what can be shown for a deposit, by case: `M` is a real Litecoin address, `m` a test one.
ALTER TABLE deposit_wallet DROP CONSTRAINT deposit_wallet_address_check,
  ADD CONSTRAINT deposit_wallet_address_check CHECK (
    address ~ '^(sandbox:.+|(tb|bcrt|tltc|rltc)1[a-z0-9]+|(bchtest|bchreg):[a-z0-9]+|[2mnQ][1-9A-HJ-NP-Za-km-z]{25,34})$'),
  ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version > 0);

CREATE FUNCTION funding_record_wallet(rows jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO deposit_wallet AS w (id, name, symbol, network, address, image, rank, updated_at, version)
  SELECT id, name, symbol, network, address, image, rank, updated_at, version
  FROM jsonb_to_recordset(rows) AS r (id uuid, name text, symbol text, network text, address text, image text, rank integer, updated_at timestamptz,
    version integer)
  ON CONFLICT (id) DO UPDATE SET name = excluded.name, symbol = excluded.symbol, network = excluded.network, address = excluded.address,
    image = excluded.image, rank = excluded.rank, updated_at = excluded.updated_at, version = excluded.version
$$;
CREATE FUNCTION funding_record_wallet_end(rows jsonb) RETURNS void LANGUAGE sql AS $$
  DELETE FROM deposit_wallet w USING jsonb_to_recordset(rows) AS r (id uuid) WHERE w.id = r.id
$$;

CREATE FUNCTION plans_record_terms(rows jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO plan_terms (plan, version, rate_bps, term_seconds, min_cents, max_cents, exit_share_bps, referral_bps, on_sale, created_at)
  SELECT plan, version, rate_bps, term_seconds, min_cents, max_cents, exit_share_bps, referral_bps, on_sale, created_at
  FROM jsonb_to_recordset(rows) AS r (plan text, version integer, rate_bps integer, term_seconds bigint, min_cents bigint, max_cents bigint,
    exit_share_bps integer, referral_bps integer, on_sale boolean, created_at timestamptz)
$$;
CREATE INDEX investment_open_maturity ON investment (matures_at, plan) INCLUDE (principal, promised) WHERE status = 'active';
