-- Every change of where a member is paid, so that its mailed link can take it back, and whom an address pays, so that two members with one are
-- found however each wrote it.

ALTER TABLE payout_address ADD COLUMN account text COLLATE "C";
UPDATE payout_address SET account = address;
ALTER TABLE payout_address ALTER COLUMN account SET NOT NULL;
CREATE INDEX payout_address_account ON payout_address (account);

CREATE TABLE payout_address_change (
  id uuid PRIMARY KEY,
  -- The order of the changes of one place: each is drawn under the lock of the row that it changes.
  n bigint GENERATED ALWAYS AS IDENTITY,
  user_id uuid NOT NULL,
  symbol text COLLATE "C" NOT NULL,
  network text COLLATE "C" NOT NULL,
  -- What the change set; null: the address was removed.
  address text,
  account text COLLATE "C",
  -- What stood before; null: nothing did.
  former_address text,
  former_account text COLLATE "C",
  former_unlocks_at timestamptz,
  former_created_at timestamptz,
  created_at timestamptz NOT NULL,
  undone_at timestamptz,
  CHECK ((address IS NULL) = (account IS NULL)),
  CHECK (num_nulls(former_address, former_account, former_unlocks_at, former_created_at) IN (0, 4)),
  CHECK (address IS DISTINCT FROM former_address)
);
CREATE INDEX payout_address_change_place ON payout_address_change (user_id, symbol, network, n);
CREATE INDEX payout_address_change_account ON payout_address_change (account);

-- A changed bank account waits as an address does.
ALTER TABLE bank_detail ADD COLUMN unlocks_at timestamptz;
UPDATE bank_detail SET unlocks_at = updated_at;
ALTER TABLE bank_detail ALTER COLUMN unlocks_at SET NOT NULL;
