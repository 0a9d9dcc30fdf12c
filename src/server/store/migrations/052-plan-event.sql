-- What a plan's transaction is: money placed, the payout at maturity, or the one of an early exit. Null on all others.
ALTER TABLE member_transaction ADD COLUMN plan_event text CHECK (plan_event IN ('purchase', 'maturity', 'early_exit'));
UPDATE member_transaction t SET plan_event =
    CASE WHEN t.id = i.bought_by THEN 'purchase' WHEN i.status = 'liquidated' THEN 'early_exit' ELSE 'maturity' END
  FROM investment i WHERE t.origin = 'plan' AND t.id IN (i.bought_by, i.ended_by);

CREATE OR REPLACE FUNCTION ledger_record_transaction(rows jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO member_transaction (id, user_id, created_at, effective_at, updated_at, amount, type, account, origin, plan_event, state, method, coin,
    network, address, wallet_id, object_id, narration, reason, bank_last_four, bank_sealed, expires_at, decided_by, decided_at)
  SELECT id, user_id, created_at, effective_at, created_at, amount, type, account, origin, plan_event, state, method, coin,
    network, address, wallet_id, object_id, narration, reason, bank_last_four, decode(bank_sealed, 'base64'), expires_at, decided_by, decided_at
  FROM jsonb_to_recordset(rows) AS r (id uuid, user_id uuid, created_at timestamptz, effective_at timestamptz, amount bigint, type text, account text,
    origin text, plan_event text, state text, method text, coin text, network text, address text, wallet_id uuid, object_id uuid, narration text,
    reason text, bank_last_four text, bank_sealed text, expires_at timestamptz, decided_by uuid, decided_at timestamptz);
  INSERT INTO member_transaction_event (transaction_id, state, at, by, reason)
  SELECT id, state, created_at, by, reason FROM jsonb_to_recordset(rows) AS r (id uuid, state text, created_at timestamptz, by text, reason text)
$$;
