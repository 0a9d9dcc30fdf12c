/** Liquidation: the owner ends an investment now, and gets the principal and the accrued return, or the quoted amount to the cent. */

import { exitReturn } from '#kernel/accrual'
import { isId } from '#kernel/id'
import type { IdempotencyContext, Replayed } from '#kernel/idempotency'
import { type Cents, formatUsd } from '#kernel/money'
import { type Refused, refuse } from '#kernel/refusal'
import { CLAIM_ACTIVE, claimActive, refuseByAccountState } from '#server/identity'
import { submit, type TransientName, type Work } from '#server/ledger'
import type { PlansDependencies } from './dependencies.ts'
import { type Investment, planName } from './investment.ts'
import { closeInvestment } from './move-capital.ts'
import { announceMatured, notify } from './notice.ts'
import { readQuote, signQuote } from './project.ts'
import { readInvestment } from './store.ts'

export type LiquidateRefusal = 'no_investment' | 'wrong_status' | 'quote_expired' | 'suspended' | 'frozen' | TransientName
type ExitRequest = { readonly user_id: string; readonly investment_id: string; readonly quote?: string | undefined }

const OPEN = ['active:pay_out', 'active:reinvest_principal', 'active:reinvest_all']

export async function liquidate(
  dependencies: PlansDependencies,
  { user_id, investment_id, quote }: ExitRequest,
  once: IdempotencyContext<Cents>,
): Promise<{ amount: Cents } | Replayed | Refused<LiquidateRefusal>> {
  const { database, post, clock, business } = dependencies
  const investment = isId(investment_id) ? await readInvestment(database.query, investment_id, user_id) : null
  if (!investment) return refuse('no_investment')
  const now = await business.now()
  const matured = now >= investment.matures_at
  const paid = matured ? investment.promised : quotedOrCurrent(dependencies, investment, quote, now)
  if (paid === null) return refuse('quote_expired')
  const ended_at = matured ? investment.matures_at : now
  const concerns = { user_id, investment_id: investment.id, effective_at: ended_at }
  const ending = closeInvestment(investment, { status: matured ? 'matured' : 'liquidated', paid, ended_at, recorded_at: clock.now() })
  const plan = planName(investment.plan)
  const notice = matured
    ? notify(dependencies, concerns, 'plan.matured', { plan, principal: formatUsd(investment.principal), paid: formatUsd(paid) })
    : notify(dependencies, concerns, 'plan.liquidated', { plan, amount: formatUsd(ending.amount) })
  const work: Work = {
    keys: [`plan/${investment.id}/close`],
    entries: ending.entries,
    claims: [claimActive(user_id), { name: 'plans_claim_open', id: investment.id, expects: OPEN }],
    records: [...ending.records, ...(matured ? [announceMatured(dependencies, investment)] : []), notice],
    effective_at: ended_at,
  }
  const outcome = await submit(post, work, once, ending.amount)
  if ('reply' in outcome) return { amount: outcome.reply }
  if (!('blocked' in outcome)) return outcome
  const { blocked } = outcome
  if (blocked.refused === 'claim' && blocked.claim === CLAIM_ACTIVE) return refuseByAccountState(blocked.found)
  return refuse('wrong_status', { reason: await endedReason(dependencies, investment) })
}

/** The quoted amount, else today's; null if a quote was given and is invalid. */
function quotedOrCurrent(
  { quote_keys, clock }: PlansDependencies,
  investment: Investment,
  quote: string | undefined,
  now: Date,
): Cents | null {
  if (quote === undefined) return exitReturn(investment, now)
  const signed = readQuote(quote_keys, quote, investment.id)
  return signed && clock.now() <= signed.expires_at && signed.paid <= investment.promised ? signed.paid : null
}

async function endedReason({ database }: PlansDependencies, { id, user_id }: Investment) {
  const now = await readInvestment(database.query, id, user_id)
  return now?.status === 'liquidated' ? 'investment_liquidated' : 'investment_matured'
}

export type ExitQuote = {
  readonly paid: Cents
  readonly principal: Cents
  readonly promised: Cents
  readonly quote: string
  readonly expires_at: Date
}

export async function quoteExit(
  { database, clock, business, quote_keys }: PlansDependencies,
  { user_id, investment_id }: ExitRequest,
): Promise<ExitQuote | Refused<'no_investment' | 'wrong_status'>> {
  const investment = isId(investment_id) ? await readInvestment(database.query, investment_id, user_id) : null
  if (!investment) return refuse('no_investment')
  if (investment.status !== 'active') return refuse('wrong_status', { reason: `investment_${investment.status}` })
  const paid = exitReturn(investment, await business.now())
  return {
    paid,
    principal: investment.principal,
    promised: investment.promised,
    ...signQuote(quote_keys[0], investment.id, paid, clock.now()),
  }
}
