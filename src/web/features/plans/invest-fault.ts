/** Why an amount can't be bought now. Pure; the server decides. */

import { typedAmount } from '#kernel/format/typed'
import type { OfferedPlan } from '#web/entities/plan/index.ts'
import { centsOf } from '#web/kit/index.ts'

export type Fault = 'invalid' | 'outside' | 'short' | 'over_capacity'
type Limits = Pick<OfferedPlan, 'min' | 'max' | 'capacity_left'>

/** `balance` is undefined while unknown. */
export function faultOf({ min, max, capacity_left }: Limits, balance: string | undefined, typed: string): Fault | null {
  const amount = cents(typedAmount(typed))
  if (amount === 0n) return 'invalid'
  if (amount < cents(min) || amount > cents(max)) return 'outside'
  if (amount > cents(capacity_left)) return 'over_capacity'
  return balance !== undefined && amount > cents(balance) ? 'short' : null
}

/** What the balance lacks for the amount. */
export function shortBy(balance: string, typed: string): bigint {
  return cents(typedAmount(typed)) - cents(balance)
}

function cents(amount: string | null): bigint {
  return amount === null ? 0n : (centsOf(amount) ?? 0n)
}
