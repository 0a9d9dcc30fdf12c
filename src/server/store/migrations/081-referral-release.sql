-- expand
-- The release of a flagged referral bonus: a kind of change that needs a second administrator, and its decision as a record of a group.
ALTER TABLE admin_change DROP CONSTRAINT admin_change_kind_check;
ALTER TABLE admin_change ADD CONSTRAINT admin_change_kind_check CHECK (kind IN ('adjustment.credit', 'adjustment.debit', 'deposit.approve',
  'withdrawal.approve', 'referral.release', 'treasury.add', 'treasury.take', 'user.role', 'user.suspend', 'user.unsuspend', 'user.recover', 'team.invite',
  'plan.terms', 'wallet.create', 'wallet.change', 'settings.change', 'business-date.move')) NOT VALID;

-- Only of a bonus in review: what a referrer reads as the reason stays as it was unless the decision has one.
CREATE FUNCTION referrals_record_decision(rows jsonb) RETURNS void LANGUAGE sql AS $$
  UPDATE referral_bonus b SET state = r.state, reason = coalesce(r.reason, b.reason), updated_at = r.at
  FROM jsonb_to_recordset(rows) AS r (id uuid, state text, reason text, at timestamptz) WHERE b.id = r.id AND b.state = 'review'
$$;
