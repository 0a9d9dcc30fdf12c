/** The public figures that open, by name. A file of its own, because pages without the API's schemas name them too. */
export const statNames = [
  'coverage',
  'custody',
  'owed',
  'reserve_free',
  'reserve_committed',
  'verified_users',
  'deposits_settled',
  'withdrawals_paid',
  'median_withdrawal_time',
  'returns_paid',
  'plans_sold',
  'running_since',
  'checkpoint_epoch',
  'checkpoint_age',
  'last_fill',
] as const
export type StatName = (typeof statNames)[number]
