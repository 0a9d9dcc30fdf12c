/**
 * Subscribe: funded before sold. One group locks the principal and moves the whole promised return from the free to the committed
 * reserve; if the reserve can't cover it, the sale is refused.
 */
import { assert } from '#kernel/assert'
import type { IdempotencyContext, Replayed } from '#kernel/idempotency'
import { type Cents, formatDecimal } from '#kernel/money'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import { readOperatorBalances } from '#server/books'
import { claimActive, refuseByAccountState } from '#server/identity'
import { submit, type TransientName, type Work } from '#server/ledger'
import type { PlansDependencies } from './dependencies.ts'
import type { Investment } from './investment.ts'
import { openInvestment } from './move-capital.ts'
import { notifyPurchase } from './notice.ts'
import { findPlan } from './terms/catalogue.ts'
import { capacityLeft, outOfRange, type Terms } from './terms/terms.ts'

type SubscribeRefusal =
  | 'no_plan'
  | 'not_offered'
  | 'invalid'
  | 'insufficient_balance'
  | 'fully_subscribed'
  | 'suspended'
  | 'frozen'
  | TransientName
type Part = { readonly plan: string; readonly principal: Cents }
export type Subscription = Part & { readonly user_id: string }
export type Ladder = { readonly user_id: string; readonly parts: readonly Part[] }
export type BoughtLadder = { readonly investments: readonly Investment[] }
type Bought<Reply> = Reply | Replayed | Refused<SubscribeRefusal>

export async function subscribe(
  dependencies: PlansDependencies,
  { user_id, ...part }: Subscription,
  once: IdempotencyContext<Investment>,
): Promise<Bought<Investment>> {
  const purchase = purchaseOf(await readSale(dependencies), user_id, part)
  if (isRefused(purchase)) return purchase
  return settle(dependencies, user_id, [purchase], once, purchase.investment)
}

/** Several purchases in one group: all of them happen, or none. */
export async function buyLadder(
  dependencies: PlansDependencies,
  { user_id, parts }: Ladder,
  once: IdempotencyContext<BoughtLadder>,
): Promise<Bought<BoughtLadder>> {
  const sale = await readSale(dependencies)
  const purchases: Purchase[] = []
  for (const part of parts) {
    const purchase = purchaseOf(sale, user_id, part)
    if (isRefused(purchase)) return { ...purchase, more: { ...purchase.more, plan: part.plan } }
    purchases.push(purchase)
  }
  return settle(dependencies, user_id, purchases, once, { investments: purchases.map(({ investment }) => investment) })
}

type Purchase = ReturnType<typeof openInvestment> & { readonly terms: Terms }

/** The terms of this moment, and the business date: one for all parts of a ladder. */
type Sale = { readonly terms_of: ReadonlyMap<string, Terms>; readonly started_at: Date; readonly recorded_at: Date }

async function readSale({ clock, business, readTerms }: PlansDependencies): Promise<Sale> {
  const [terms_of, started_at] = await Promise.all([readTerms(), business.now()])
  return { terms_of, started_at, recorded_at: clock.now() }
}

function purchaseOf(
  { terms_of, started_at, recorded_at }: Sale,
  user_id: string,
  { plan, principal }: Part,
): Purchase | Refused<'no_plan' | 'not_offered' | 'invalid'> {
  const listed = findPlan(plan)
  if (!listed) return refuse('no_plan')
  const terms = terms_of.get(listed.id)
  if (!terms?.on_sale) return refuse('not_offered')
  if (principal < terms.min || principal > terms.max) return outOfRange(terms)
  return { terms, ...openInvestment({ user_id, terms, principal, started_at, recorded_at, instruction: 'pay_out' }) }
}

async function settle<Reply>(
  dependencies: PlansDependencies,
  user_id: string,
  purchases: readonly Purchase[],
  once: IdempotencyContext<Reply>,
  reply: Reply,
): Promise<Bought<Reply>> {
  const [first] = purchases
  assert(first, 'a ladder has a step')
  const work: Work = {
    keys: [],
    entries: purchases.flatMap(({ entries }) => entries),
    claims: [claimActive(user_id)],
    records: purchases.flatMap(({ records, investment }) => [...records, notifyPurchase(dependencies, 'plan.bought', investment)]),
    effective_at: first.investment.started_at,
  }
  const outcome = await submit(dependencies.post, work, once, reply)
  if ('reply' in outcome) return outcome.reply
  if (!('blocked' in outcome)) return outcome
  const { blocked } = outcome
  if (blocked.refused === 'claim') return refuseByAccountState(blocked.found)
  if (blocked.refused !== 'overdrawn' || blocked.account !== 'reserve:free') return refuse('insufficient_balance')
  if (purchases.length > 1) return refuse('fully_subscribed')
  const { 'reserve:free': free } = await readOperatorBalances(dependencies.database.query)
  return refuse('fully_subscribed', { more: { capacity_left: formatDecimal(capacityLeft(free, first.terms.rate_bps)) } })
}
