/**
 * Subscribe: funded before sold. One group locks the principal and moves the whole promised return from the free to the committed
 * reserve; if the reserve can't cover it, the sale is refused.
 */

import type { IdempotencyContext, Replayed } from '#kernel/idempotency'
import { type Cents, formatDecimal } from '#kernel/money'
import { type Refused, refuse } from '#kernel/refusal'
import { readOperatorBalances } from '#server/books'
import { claimActive, refuseByAccountState } from '#server/identity'
import { submit, type TransientName, type Work } from '#server/ledger'
import type { PlansDependencies } from './dependencies.ts'
import type { Investment } from './investment.ts'
import { openInvestment } from './move-capital.ts'
import { notifyPurchase } from './notice.ts'
import { findPlan } from './terms/catalogue.ts'
import { capacityLeft, outOfRange } from './terms/terms.ts'

export type SubscribeRefusal =
  | 'no_plan'
  | 'not_offered'
  | 'invalid'
  | 'insufficient_balance'
  | 'fully_subscribed'
  | 'suspended'
  | 'frozen'
  | TransientName
export type Subscription = { readonly user_id: string; readonly plan: string; readonly principal: Cents }

export async function subscribe(
  dependencies: PlansDependencies,
  { user_id, plan, principal }: Subscription,
  once: IdempotencyContext<Investment>,
): Promise<Investment | Replayed | Refused<SubscribeRefusal>> {
  const { database, post, clock, business } = dependencies
  const listed = findPlan(plan)
  if (!listed) return refuse('no_plan')
  const terms = (await dependencies.readTerms()).get(listed.id)
  if (!terms?.on_sale) return refuse('not_offered')
  if (principal < terms.min || principal > terms.max) return outOfRange(terms)
  const started_at = await business.now()
  const purchase = openInvestment({ user_id, terms, principal, started_at, recorded_at: clock.now(), instruction: 'pay_out' })
  const { investment } = purchase
  const work: Work = {
    keys: [],
    entries: purchase.entries,
    claims: [claimActive(user_id)],
    records: [...purchase.records, notifyPurchase(dependencies, 'plan.bought', investment)],
    effective_at: started_at,
  }
  const outcome = await submit(post, work, once, investment)
  if ('reply' in outcome) return outcome.reply
  if (!('blocked' in outcome)) return outcome
  const { blocked } = outcome
  if (blocked.refused === 'claim') return refuseByAccountState(blocked.found)
  if (blocked.refused === 'overdrawn' && blocked.account === 'reserve:free') {
    const { 'reserve:free': free } = await readOperatorBalances(database.query)
    return refuse('fully_subscribed', { more: { capacity_left: formatDecimal(capacityLeft(free, terms.rate_bps)) } })
  }
  return refuse('insufficient_balance')
}
