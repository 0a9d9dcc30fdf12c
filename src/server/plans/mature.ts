/**
 * Maturity: due investments are paid as promised, from the indexed due queue, by any node; a key that liquidation shares makes it happen
 * once. After downtime it catches up, each at the instant it was due, so a reinvestment starts when its predecessor matured.
 */

import { isId } from '#kernel/id'
import { add, formatUsd } from '#kernel/money'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import { platformReasons } from '#sentences/decisions'
import { refuseIfInactive } from '#server/identity'
import type { JournalRecord, Verdict } from '#server/ledger'
import type { PlansDependencies } from './dependencies.ts'
import { type Instruction, type Investment, planName } from './investment.ts'
import { closeInvestment, type GroupPart, openInvestment } from './move-capital.ts'
import { announceMatured, notify, notifyPurchase } from './notice.ts'
import { findDue, readInvestment, writeInstruction } from './store.ts'
import type { Terms } from './terms/terms.ts'

const ROUND = 500

/** Pays everything that is due at the business date and returns how many ended. */
export async function matureDue(dependencies: PlansDependencies): Promise<number> {
  const { database, business } = dependencies
  let ended = 0
  for (;;) {
    const due = await findDue(database.query, await business.now(), ROUND)
    if (due.length === 0) return ended
    const terms = await dependencies.readTerms()
    const outcomes = await Promise.all(due.map((investment) => mature(dependencies, investment, terms)))
    const progress = outcomes.filter(Boolean).length
    ended += progress
    if (progress === 0) return ended
  }
}

/** True if it ended here; false if it ended elsewhere, its instruction changed meanwhile, or money writes are stopped. */
async function mature(dependencies: PlansDependencies, investment: Investment, terms: ReadonlyMap<string, Terms>): Promise<boolean> {
  const again = reinvestment(dependencies, investment, terms.get(investment.plan))
  if (again && !('reason' in again)) {
    const verdict = await settle(dependencies, investment, again, [notifyPurchase(dependencies, 'plan.reinvested', again.investment)])
    if ('posted' in verdict) return true
    if (!('refused' in verdict) || verdict.refused !== 'overdrawn') return false
  }
  const reason = again && 'reason' in again ? again.reason : platformReasons.plan_not_covered
  const notice =
    investment.instruction === 'pay_out' ? tellMatured(dependencies, investment) : tellPaidOut(dependencies, investment, reason)
  return 'posted' in (await settle(dependencies, investment, null, [notice]))
}

function settle(
  dependencies: PlansDependencies,
  investment: Investment,
  again: GroupPart | null,
  notices: readonly JournalRecord[],
): Promise<Verdict> {
  const { post, clock } = dependencies
  const ending = closeInvestment(investment, {
    status: 'matured',
    paid: investment.promised,
    ended_at: investment.matures_at,
    recorded_at: clock.now(),
  })
  return post({
    keys: [{ key: `plan/${investment.id}/close`, on_repeat: 'refuse' }],
    body_sha: null,
    entries: [...ending.entries, ...(again?.entries ?? [])],
    claims: [{ name: 'plans_claim_open', id: investment.id, expects: [`active:${investment.instruction}`] }],
    records: [...ending.records, ...(again?.records ?? []), announceMatured(dependencies, investment), ...notices],
    reply: null,
    effective_at: investment.matures_at,
  })
}

/** The purchase for a reinvestment instruction, on today's terms; null without one, a reason if it isn't possible. */
function reinvestment(
  { clock }: PlansDependencies,
  investment: Investment,
  terms: Terms | undefined,
): ReturnType<typeof openInvestment> | { reason: string } | null {
  if (investment.instruction === 'pay_out') return null
  if (!terms?.on_sale) return { reason: platformReasons.plan_not_offered }
  const all = investment.instruction === 'reinvest_all'
  const principal = all ? add(investment.principal, investment.promised) : investment.principal
  if (principal < terms.min || principal > terms.max) return { reason: platformReasons.plan_out_of_range }
  return openInvestment({
    user_id: investment.user_id,
    terms,
    principal,
    started_at: investment.matures_at,
    recorded_at: clock.now(),
    instruction: investment.instruction,
  })
}

function tellMatured(dependencies: PlansDependencies, { id, user_id, plan, principal, promised, matures_at }: Investment): JournalRecord {
  const concerns = { user_id, investment_id: id, effective_at: matures_at }
  return notify(dependencies, concerns, 'plan.matured', {
    plan: planName(plan),
    principal: formatUsd(principal),
    paid: formatUsd(promised),
  })
}

function tellPaidOut(dependencies: PlansDependencies, investment: Investment, reason: string): JournalRecord {
  const { id, user_id, plan, principal, promised, matures_at } = investment
  const concerns = { user_id, investment_id: id, effective_at: matures_at }
  return notify(dependencies, concerns, 'plan.reinvest_failed', {
    plan: planName(plan),
    amount: formatUsd(add(principal, promised)),
    reason,
  })
}

/** The owner can change the maturity instruction until maturity. */
export async function setMaturityInstruction(
  { database, clock, business }: PlansDependencies,
  { user_id, investment_id, instruction }: { user_id: string; investment_id: string; instruction: Instruction },
): Promise<Investment | Refused<'no_investment' | 'wrong_status' | 'suspended' | 'frozen'>> {
  const investment = isId(investment_id) ? await readInvestment(database.query, investment_id, user_id) : null
  if (!investment) return refuse('no_investment')
  const now = await business.now()
  const written = await database.transaction(
    async (tx) =>
      (await refuseIfInactive(tx, user_id)) ?? writeInstruction(tx.query, investment.id, user_id, instruction, now, clock.now()),
  )
  if (isRefused(written)) return written
  if (!written) return refuse('wrong_status', { reason: 'investment_ended' })
  return { ...investment, instruction, updated_at: clock.now() }
}
