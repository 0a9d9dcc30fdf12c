/** Reasons of refusals because of a limit, a hold or a capacity. A test compares them with all reasons and with the limits page. */
import type { Reason } from '#sentences/reasons'

export const limitReasons = [
  'too_many',
  'try_in_a_second',
  'try_in_seconds',
  'deposit_limit',
  'deposit_most',
  'deposit_day_most',
  'deposit_all_most',
  'first_deposit_made',
  'first_deposit_off',
  'insufficient_balance',
  'withdrawals_frozen',
  'withdrawals_frozen_until',
  'address_on_hold',
  'address_on_hold_until',
  'bank_on_hold',
  'frozen',
  'owner_froze',
  'role_held',
  'amount_between',
  'fully_subscribed',
  'passkeys_full',
  'quota_full',
  'lab_runs_full',
  'own_bots_full',
  'own_bots_none_left',
] as const satisfies readonly Reason[]

export type LimitReason = (typeof limitReasons)[number]
