-- What public figures read often.

CREATE INDEX member_transaction_paid ON member_transaction (updated_at DESC) WHERE origin = 'rail' AND type = 'debit' AND state = 'settled';
