/** Which plans a comparison shows, and the amount that each is an example of. */
import type { OfferedPlan } from '#web/entities/plan/index.ts'
import { centsOf } from '#web/kit/index.ts'
import { takenAmount } from './projection-query.ts'

export type View = 'term' | 'amount' | 'balance'
/** `typed` and `balance` are used by the views of these names. */
export type Choice = { readonly view: View; readonly typed: string; readonly balance: string | undefined }
export type Example = { readonly plan: OfferedPlan; readonly amount: string }

export function examplesOf(plans: readonly OfferedPlan[], choice: Choice): readonly Example[] {
  return plans
    .flatMap((plan) => {
      const amount = amountOf(plan, choice)
      return amount === null ? [] : [{ plan, amount }]
    })
    .sort((a, b) => a.plan.days - b.plan.days || Number(cents(a.plan.min) - cents(b.plan.min)))
}

/** Null: the plan doesn't take the amount. */
function amountOf(plan: OfferedPlan, { view, typed, balance = '0.00' }: Choice): string | null {
  if (view === 'amount' && typed !== '') return takenAmount(plan, typed)
  if (view !== 'balance') return plan.min
  const most = [balance, plan.max, plan.capacity_left].reduce((a, b) => (cents(a) < cents(b) ? a : b))
  return cents(most) < cents(plan.min) ? null : most
}

function cents(amount: string): bigint {
  return centsOf(amount) ?? 0n
}
