-- The platform's deposit wallets, where members want to be paid, and what the auditor asks of deposits, withdrawals, transfers and adjustments.

CREATE TABLE deposit_wallet (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  symbol text NOT NULL,
  network text NOT NULL,
  -- Nothing real may be sendable to it: BTC in test form, any other behind `sandbox:`.
  address text NOT NULL CHECK (address ~* '^(sandbox:.+|(tb|bcrt)1[a-z0-9]+|[2mn][1-9a-z]{25,34})$'),
  image text,
  rank integer NOT NULL DEFAULT -1,
  updated_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX deposit_wallet_coin ON deposit_wallet (lower(symbol), lower(network));

CREATE TABLE payout_address (
  user_id uuid NOT NULL,
  symbol text COLLATE "C" NOT NULL CHECK (symbol = lower(symbol)),
  network text COLLATE "C" NOT NULL,
  address text NOT NULL,
  unlocks_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, symbol, network)
);

-- Sealed under a key that is not in the database; the last four characters are all that is shown.
CREATE TABLE bank_detail (
  user_id uuid PRIMARY KEY,
  sealed bytea NOT NULL,
  last_four text NOT NULL CHECK (length(last_four) <= 4),
  updated_at timestamptz NOT NULL
);

-- The moves that a transaction must have by now, each once: the kind, and the accounts that it names.
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
    WHERE origin = 'adjustment' AND type = 'debit' AND state = 'settled'
$$;

CREATE FUNCTION funding_audit() RETURNS TABLE (check_name text, detail text) LANGUAGE sql STABLE AS $$
  WITH own AS (
    SELECT m.ref, m.kind, m.amount, d.code AS debit, c.code AS credit, count(*) AS n
    FROM move m JOIN account d ON d.id = m.debit JOIN account c ON c.id = m.credit
    WHERE m.kind IN ('deposit.settle', 'withdrawal.hold', 'withdrawal.pay', 'withdrawal.release', 'transfer', 'adjustment.credit', 'adjustment.debit')
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
    WHERE origin = 'adjustment' AND state = 'settled' GROUP BY user_id, account
    HAVING sum(CASE type WHEN 'credit' THEN amount ELSE -amount END) < 0
$$;
