/** Plan notifications to members: events by name, each with its message parameters; days and reasons are in the recipient's language. */
import type { Clock } from '#kernel/clock'
import { formatUsd } from '#kernel/money'
import type { JournalRecord } from '#server/ledger'
import { outboxRecord, type Sealing } from '#server/store'
import { type Investment, planName } from './investment.ts'

type EventParams = {
  'plan.bought': 'plan' | 'amount' | 'promised' | 'matures_on'
  'plan.matured': 'plan' | 'principal' | 'paid'
  'plan.reinvested': 'plan' | 'amount' | 'promised' | 'matures_on'
  'plan.reinvest_failed': 'plan' | 'amount' | 'reason'
  'plan.liquidated': 'plan' | 'amount'
}
export type PlanEvent = keyof EventParams
/** The recipient, the investment, and the business date of the event: its transaction's. */
type Concerns = { readonly user_id: string; readonly investment_id: string; readonly effective_at: Date }
type Teller = { readonly sealer: Sealing; readonly clock: Clock }

/** A record in the same group as the money, so that no message reports an event that didn't happen. */
export function notify<Event extends PlanEvent>(
  { sealer, clock }: Teller,
  { user_id, investment_id, effective_at }: Concerns,
  event: Event,
  params: Record<EventParams[Event], string>,
): JournalRecord {
  const payload = { user_id, event, params, investment_id, effective_at: effective_at.toISOString() }
  return outboxRecord(sealer, { kind: 'notify', payload }, clock.now())
}

/** A purchase, or a reinvestment at maturity. */
export function notifyPurchase(teller: Teller, event: 'plan.bought' | 'plan.reinvested', bought: Investment): JournalRecord {
  return notify(teller, { user_id: bought.user_id, investment_id: bought.id, effective_at: bought.started_at }, event, {
    plan: planName(bought.plan),
    amount: formatUsd(bought.principal),
    promised: formatUsd(bought.promised),
    matures_on: bought.matures_at.toISOString().slice(0, 10),
  })
}

/** Announces that an investment has matured; plans does not know the consumers. */
export function announceMatured({ sealer, clock }: Teller, { id, user_id }: Investment): JournalRecord {
  return outboxRecord(sealer, { kind: 'plan.matured', payload: { user_id, investment_id: id } }, clock.now())
}
