/** Plan notifications to members: events by name, each with its message parameters; days and reasons are in the recipient's language. */
import type { Clock } from '#kernel/clock'
import { formatUsd } from '#kernel/money'
import type { JournalRecord } from '#server/ledger'
import { type OutboxRow, outboxRecord, type Sealing } from '#server/store'
import { type Investment, planName } from './investment.ts'

type EventParams = {
  'plan.bought': 'plan' | 'amount' | 'promised' | 'matures_on'
  'plan.maturing': 'plan' | 'principal' | 'promised' | 'matures_on'
  'plan.matured': 'plan' | 'principal' | 'paid'
  'plan.reinvested': 'plan' | 'amount' | 'promised' | 'matures_on'
  'plan.reinvest_failed': 'plan' | 'amount' | 'reason'
  'plan.liquidated': 'plan' | 'amount'
}
export type PlanEvent = keyof EventParams
/** The recipient, the investment, and the business date of the event: its transaction's. */
type Concerns = { readonly user_id: string; readonly investment_id: string; readonly effective_at: Date }
type Teller = { readonly sealer: Sealing; readonly clock: Clock }

function noticeOf<Event extends PlanEvent>(
  { user_id, investment_id, effective_at }: Concerns,
  event: Event,
  params: Record<EventParams[Event], string>,
): OutboxRow {
  return { kind: 'notify', payload: { user_id, event, params, investment_id, effective_at: effective_at.toISOString() } }
}

/** A record in the same group as the money, so that no message reports an event that didn't happen. */
export function notify<Event extends PlanEvent>(
  { sealer, clock }: Teller,
  concerns: Concerns,
  event: Event,
  params: Record<EventParams[Event], string>,
): JournalRecord {
  return outboxRecord(sealer, noticeOf(concerns, event, params), clock.now())
}

/** No money moves with it, so it is no record of a group. */
export function maturingNotice({ id, user_id, plan, principal, promised, matures_at }: Investment, effective_at: Date): OutboxRow {
  return noticeOf({ user_id, investment_id: id, effective_at }, 'plan.maturing', {
    plan: planName(plan),
    principal: formatUsd(principal),
    promised: formatUsd(promised),
    matures_on: dayText(matures_at),
  })
}

function dayText(at: Date): string {
  return at.toISOString().slice(0, 10)
}

/** A purchase, or a reinvestment at maturity. */
export function notifyPurchase(teller: Teller, event: 'plan.bought' | 'plan.reinvested', bought: Investment): JournalRecord {
  return notify(teller, { user_id: bought.user_id, investment_id: bought.id, effective_at: bought.started_at }, event, {
    plan: planName(bought.plan),
    amount: formatUsd(bought.principal),
    promised: formatUsd(bought.promised),
    matures_on: dayText(bought.matures_at),
  })
}

/** Announces that an investment has matured; plans does not know the consumers. */
export function announceMatured({ sealer, clock }: Teller, { id, user_id }: Investment): JournalRecord {
  return outboxRecord(sealer, { kind: 'plan.matured', payload: { user_id, investment_id: id } }, clock.now())
}
