-- Funding: the platform's deposit wallets, where members are paid, and what the auditor checks of deposits, withdrawals, transfers and
-- adjustments.

-- The platform's deposit wallets.
CREATE TABLE deposit_wallet (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  symbol text NOT NULL,
  network text NOT NULL,
  -- No real funds can be sent to it: test networks only, or `sandbox:`. By case: `M` starts a real Litecoin address, `m` a test one.
  address text NOT NULL CHECK (
    address ~ '^(sandbox:.+|(tb|bcrt|tltc|rltc)1[a-z0-9]+|(bchtest|bchreg):[a-z0-9]+|[2mnQ][1-9A-HJ-NP-Za-km-z]{25,34})$'),
  -- An icon of the bundle or an uploaded file, never a link to another site.
  image text CONSTRAINT deposit_wallet_own_image
    CHECK (image ~ '^(icon:[a-z]+|/api/v1/files/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$'),
  rank integer NOT NULL DEFAULT -1,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  -- A new address, network or coin may take effect after a delay. Until then members see the former one, or, of a new wallet, nothing.
  in_force_at timestamptz,
  former_symbol text,
  former_network text,
  former_address text,
  CHECK ((former_address IS NULL) = (former_symbol IS NULL) AND (former_address IS NULL) = (former_network IS NULL)),
  CHECK (former_address IS NULL OR in_force_at IS NOT NULL)
);
CREATE UNIQUE INDEX deposit_wallet_coin ON deposit_wallet (lower(symbol), lower(network));

CREATE FUNCTION funding_record_wallet(rows jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO deposit_wallet AS w (id, name, symbol, network, address, image, rank, updated_at, version, in_force_at, former_symbol, former_network,
    former_address)
  SELECT id, name, symbol, network, address, image, rank, updated_at, version, in_force_at, former_symbol, former_network, former_address
  FROM jsonb_to_recordset(rows) AS r (id uuid, name text, symbol text, network text, address text, image text, rank integer, updated_at timestamptz,
    version integer, in_force_at timestamptz, former_symbol text, former_network text, former_address text)
  ON CONFLICT (id) DO UPDATE SET name = excluded.name, symbol = excluded.symbol, network = excluded.network, address = excluded.address,
    image = excluded.image, rank = excluded.rank, updated_at = excluded.updated_at, version = excluded.version, in_force_at = excluded.in_force_at,
    former_symbol = excluded.former_symbol, former_network = excluded.former_network, former_address = excluded.former_address
$$;

CREATE FUNCTION funding_record_wallet_end(rows jsonb) RETURNS void LANGUAGE sql AS $$
  DELETE FROM deposit_wallet w USING jsonb_to_recordset(rows) AS r (id uuid) WHERE w.id = r.id
$$;

-- The public history of deposit wallets.
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
  -- How many administrators made the change. Their names are in the audit log.
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

-- Where a member's withdrawals are paid.
CREATE TABLE payout_address (
  user_id uuid NOT NULL,
  symbol text COLLATE "C" NOT NULL CHECK (symbol = lower(symbol)),
  network text COLLATE "C" NOT NULL,
  address text NOT NULL,
  unlocks_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  -- The account that the address pays, in one spelling: two members with the same one are found however each wrote it.
  account text COLLATE "C" NOT NULL,
  PRIMARY KEY (user_id, symbol, network)
);
CREATE INDEX payout_address_account ON payout_address (account);
CREATE TRIGGER person_is_here BEFORE INSERT ON payout_address FOR EACH ROW EXECUTE FUNCTION identity_guard_user_id();

-- Each change of a payout address, so that its mailed link can revert it.
CREATE TABLE payout_address_change (
  id uuid PRIMARY KEY,
  -- The order of changes; taken under the lock of the changed row.
  n bigint GENERATED ALWAYS AS IDENTITY,
  user_id uuid NOT NULL,
  symbol text COLLATE "C" NOT NULL,
  network text COLLATE "C" NOT NULL,
  -- The new address; NULL: the address was removed.
  address text,
  account text COLLATE "C",
  -- The former address; NULL: there was none.
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
CREATE TRIGGER person_is_here BEFORE INSERT ON payout_address_change FOR EACH ROW EXECUTE FUNCTION identity_guard_user_id();

-- A member's bank account, sealed under a key that is not in the database. Only the last four characters are shown.
CREATE TABLE bank_detail (
  user_id uuid PRIMARY KEY,
  sealed bytea NOT NULL,
  last_four text NOT NULL CHECK (length(last_four) <= 4),
  updated_at timestamptz NOT NULL,
  -- A changed bank account can be used after a delay, as an address can.
  unlocks_at timestamptz NOT NULL
);
CREATE TRIGGER person_is_here BEFORE INSERT ON bank_detail FOR EACH ROW EXECUTE FUNCTION identity_guard_user_id();

-- The limit on a member's deposits in 24 hours, checked under one lock for each member, so that concurrent deposits can't exceed it.
-- Expected: 'room|amount|limit|since|ask or settle'. A request counts with the open deposits, a settlement with the settled ones.
-- Found: 'room', or the amount that is left.
CREATE FUNCTION funding_claim_deposit_room(ids uuid[], expects text[]) RETURNS TABLE (id uuid, found text) LANGUAGE plpgsql AS $$
DECLARE
  asked record;
  counted numeric;
BEGIN
  FOR asked IN
    SELECT w.id, split_part(w.e, '|', 2)::numeric AS amount, split_part(w.e, '|', 3)::numeric AS at_most,
      split_part(w.e, '|', 4)::timestamptz AS since, split_part(w.e, '|', 5) = 'ask' AS with_open
    FROM unnest(ids, expects) AS w (id, e) ORDER BY w.id
  LOOP
    PERFORM pg_advisory_xact_lock(hashtextextended('funding.deposit_room/' || asked.id, 0));
    -- A separate statement, so that it sees what was committed while it waited for the lock.
    SELECT coalesce(sum(t.amount), 0) INTO counted FROM member_transaction t
      WHERE t.user_id = asked.id AND t.origin = 'rail' AND t.type = 'credit' AND t.updated_at > asked.since
        AND (t.state = 'settled' OR (asked.with_open AND t.state IN ('awaiting_approval', 'awaiting_second') AND t.created_at > asked.since));
    RETURN QUERY SELECT asked.id,
      CASE WHEN counted + asked.amount <= asked.at_most THEN 'room' ELSE greatest(asked.at_most - counted, 0)::text END;
  END LOOP;
END $$;

-- The moves that each transaction must have in its state, exactly once: kind, amount and accounts. A debit of more than administrators had
-- credited is a reversal to custody, approved by a second administrator; the change is its object.
CREATE FUNCTION funding_expected_moves() RETURNS TABLE (ref uuid, kind text, amount bigint, debit text, credit text) LANGUAGE sql STABLE AS $$
  SELECT id, 'deposit.settle', amount, 'custody:sandbox', 'member:' || user_id || ':main' FROM member_transaction
    WHERE origin = 'rail' AND type = 'credit' AND state = 'settled'
  UNION ALL
  SELECT id, 'withdrawal.hold', amount, 'member:' || user_id || ':main', 'member:' || user_id || ':held' FROM member_transaction
    WHERE origin = 'rail' AND type = 'debit'
  UNION ALL
  SELECT id, 'withdrawal.pay', amount, 'member:' || user_id || ':held', 'custody:sandbox' FROM member_transaction
    WHERE origin = 'rail' AND type = 'debit' AND state = 'settled'
  UNION ALL
  SELECT id, 'withdrawal.release', amount, 'member:' || user_id || ':held', 'member:' || user_id || ':main' FROM member_transaction
    WHERE origin = 'rail' AND type = 'debit' AND state IN ('declined', 'lapsed', 'cancelled', 'deleted')
  UNION ALL
  SELECT id, 'transfer', amount, 'member:' || user_id || ':' || account, 'member:' || user_id || ':main' FROM member_transaction
    WHERE origin = 'transfer'
  UNION ALL
  SELECT id, 'adjustment.credit', amount, 'adjustment:budget', 'member:' || user_id || ':' || account FROM member_transaction
    WHERE origin = 'adjustment' AND type = 'credit' AND state = 'settled'
  UNION ALL
  SELECT id, 'adjustment.debit', amount, 'member:' || user_id || ':' || account, 'adjustment:budget' FROM member_transaction
    WHERE origin = 'adjustment' AND type = 'debit' AND state = 'settled' AND object_id IS NULL
  UNION ALL
  SELECT id, 'reversal', amount, 'member:' || user_id || ':' || account, 'custody:sandbox' FROM member_transaction
    WHERE origin = 'adjustment' AND type = 'debit' AND state = 'settled' AND object_id IS NOT NULL
$$;

CREATE FUNCTION funding_audit() RETURNS TABLE (check_name text, detail text) LANGUAGE sql STABLE AS $$
  WITH own AS (
    SELECT m.ref, m.kind, m.amount, d.code AS debit, c.code AS credit, count(*) AS n
    FROM move m JOIN account d ON d.id = m.debit JOIN account c ON c.id = m.credit
    WHERE m.kind IN ('deposit.settle', 'withdrawal.hold', 'withdrawal.pay', 'withdrawal.release', 'transfer', 'adjustment.credit', 'adjustment.debit',
      'reversal')
    GROUP BY m.ref, m.kind, m.amount, d.code, c.code
  )
  SELECT 'funding moves', CASE WHEN o.ref IS NULL THEN 'transaction ' || e.ref || ' has not its move ' || e.kind
      WHEN e.ref IS NULL THEN 'a move ' || o.kind || ' of ' || o.amount || ' has no transaction ' || o.ref || ' that asks for it'
      ELSE 'transaction ' || e.ref || ' has its move ' || e.kind || ' ' || o.n || ' times' END
  FROM funding_expected_moves() e
    FULL JOIN own o ON (o.ref, o.kind, o.amount, o.debit, o.credit) = (e.ref, e.kind, e.amount, e.debit, e.credit)
  WHERE o.ref IS NULL OR e.ref IS NULL OR o.n <> 1
  UNION ALL
  SELECT 'held', 'member ' || coalesce(a.owner, w.user_id) || ' holds ' || coalesce(a.balance, 0) || ', open withdrawals say ' || coalesce(w.total, 0)
  FROM (SELECT owner, balance FROM account WHERE code LIKE 'member:%:held') a
    FULL JOIN (SELECT user_id, sum(amount) AS total FROM member_transaction
      WHERE origin = 'rail' AND type = 'debit' AND state IN ('unconfirmed', 'awaiting_approval', 'awaiting_second') GROUP BY user_id) w
    ON w.user_id = a.owner
  WHERE coalesce(a.balance, 0) <> coalesce(w.total, 0)
  UNION ALL
  SELECT 'custody', 'custody holds ' || held || ', deposits, withdrawals and the operator say ' || said FROM (
    SELECT coalesce((SELECT sum(balance) FROM account WHERE code LIKE 'custody:%'), 0) AS held,
      coalesce((SELECT sum(CASE type WHEN 'credit' THEN amount ELSE -amount END) FROM member_transaction WHERE origin = 'rail' AND state = 'settled'), 0)
      + coalesce((SELECT sum(CASE kind WHEN 'operator.fund' THEN amount ELSE -amount END) FROM move
          WHERE kind IN ('operator.fund', 'operator.take', 'reversal')), 0) AS said
  ) t WHERE held <> said
  UNION ALL
  SELECT 'taken back', 'member ' || user_id || ' ' || account || ': administrators debited more than they had credited' FROM member_transaction
    WHERE origin = 'adjustment' AND state = 'settled' AND object_id IS NULL GROUP BY user_id, account
    HAVING sum(CASE type WHEN 'credit' THEN amount ELSE -amount END) < 0
  UNION ALL
  -- A reversal has two administrators. A transaction that awaits the second one has its change, and the reverse.
  SELECT 'reversal', 'transaction ' || t.id || ' was reversed without a second administrator' FROM member_transaction t
    WHERE t.origin = 'adjustment' AND t.object_id IS NOT NULL
      AND NOT EXISTS (SELECT FROM admin_change c WHERE c.id = t.object_id AND c.state = 'approved' AND c.kind = 'adjustment.debit'
        AND c.amount = t.amount AND c.beneficiary = t.user_id::text)
  UNION ALL
  SELECT 'second administrator', 'transaction ' || t.id || ' waits for a second administrator whom nobody asked' FROM member_transaction t
    WHERE t.state = 'awaiting_second' AND NOT EXISTS (SELECT FROM admin_change c WHERE c.object_id = t.id::text AND c.state = 'waiting')
  UNION ALL
  SELECT 'second administrator', 'change ' || c.id || ' waits for a transaction that does not' FROM admin_change c
    WHERE c.state = 'waiting' AND c.kind IN ('deposit.approve', 'withdrawal.approve')
      AND NOT EXISTS (SELECT FROM member_transaction t WHERE t.id::text = c.object_id AND t.state = 'awaiting_second')
$$;

-- What the application's role may not do.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'clearterm_app') THEN
    REVOKE UPDATE, DELETE, TRUNCATE ON deposit_wallet_change FROM clearterm_app;
  END IF;
END $$;
