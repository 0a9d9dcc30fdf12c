/**
 * Names of the public figures that can be opened. A separate file, because pages use them without loading the API's schemas.
 */
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
