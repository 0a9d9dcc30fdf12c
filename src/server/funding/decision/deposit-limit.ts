/**
 * Deposit limits: of one deposit, of a member within 24 hours, and of all members' money. The first is checked on request;
 * the second on request and at settlement, under a lock on the member; the third at settlement, under the ledger's locks. A
 * deposit over a limit at settlement stays pending: its money is on the way, so it is settled later or declined.
 */
import type { depositLimits } from '#contract/funding'
import { addSeconds } from '#kernel/clock'
import { DAY_SECONDS } from '#kernel/duration'
import { type Cents, cents, formatDecimal, total, ZERO } from '#kernel/money'
import { atField, type Cause, type Refused, refuse } from '#kernel/refusal'
import { heldForMembers, readOperatorBalances } from '#server/books'
import { type Claim, type LedgerRejection, type Limit, membersLimit } from '#server/ledger'
import type { FundingDependencies } from '../dependencies.ts'

type LimitName = (typeof depositLimits)[number]
type LimitDependencies = Pick<FundingDependencies, 'database' | 'clock' | 'settings'>
type PlannedDeposit = { readonly user_id: string; readonly amount: Cents }

const CLAIM_DAY_LIMIT = 'funding_claim_deposit_room'
const WITHIN_LIMIT = 'room'

/** The claim that a member's deposits within 24 hours stay within the limit, on request or at settlement. */
export async function claimDayLimit(
  { clock, settings }: Omit<LimitDependencies, 'database'>,
  { user_id, amount }: PlannedDeposit,
  when: 'ask' | 'settle',
): Promise<Claim> {
  const { deposit_limit_day } = await settings()
  const since = addSeconds(clock.now(), -DAY_SECONDS).toISOString()
  return { name: CLAIM_DAY_LIMIT, id: user_id, expects: [WITHIN_LIMIT, String(amount), String(deposit_limit_day), since, when] }
}

export async function totalLimit({ settings }: Pick<LimitDependencies, 'settings'>): Promise<Limit> {
  return membersLimit((await settings()).deposit_limit_all)
}

/** Null if the rejection has another cause. */
export async function refuseExceededLimit(
  { settings }: Pick<LimitDependencies, 'settings'>,
  blocked: LedgerRejection,
): Promise<Refused<'deposit_limit'> | null> {
  const { deposit_limit_day, deposit_limit_all } = await settings()
  if (blocked.refused === 'limit') return refuseLimit('all', deposit_limit_all, cents(blocked.left))
  if (blocked.refused !== 'claim' || blocked.claim !== CLAIM_DAY_LIMIT) return null
  return refuseLimit('day', deposit_limit_day, cents(BigInt(blocked.found ?? 0)))
}

/** The largest deposit that is possible now, and the limit that determines it. */
export async function readDepositLimits(dependencies: LimitDependencies, user_id: string) {
  const { deposit, day, day_left, all, all_left } = await readRemaining(dependencies, user_id, 'ask')
  const rooms: readonly (readonly [LimitName, Cents])[] = [
    ['deposit', deposit],
    ['day', day_left],
    ['all', all_left],
  ]
  const [by, at_most] = rooms.reduce((least, one) => (one[1] < least[1] ? one : least))
  return { at_most, by, deposit, day, day_left, all, all_left }
}

/** The limits, and what remains of the daily and the total one, in cents. */
async function readRemaining({ database, clock, settings }: LimitDependencies, user_id: string, when: 'ask' | 'settle') {
  const { deposit_limit: deposit, deposit_limit_day: day, deposit_limit_all: all } = await settings()
  // More than the limit, so that the claim fails and returns what remains.
  const { expects } = await claimDayLimit({ clock, settings }, { user_id, amount: cents(day + 1n) }, when)
  const [[room], balances] = await Promise.all([
    database.query<{ found: string }>(`SELECT found FROM ${CLAIM_DAY_LIMIT}($1::uuid[], $2::text[])`, [[user_id], [expects.join('|')]]),
    readOperatorBalances(database.query),
  ])
  return { deposit, day, day_left: cents(BigInt(room?.found ?? 0)), all, all_left: remaining(all, heldForMembers(balances)) }
}

/** What counts toward a member's daily limit, and when the oldest part no longer does; null: nothing counts. */
export async function readDayUsage({ database, clock }: LimitDependencies, user_id: string) {
  const [row] = await database.query<{ used: bigint; oldest: Date | null }>(
    'SELECT coalesce(sum(amount), 0)::bigint AS used, min(counts_from) AS oldest FROM funding_counted_deposits($1, $2, true)',
    [user_id, addSeconds(clock.now(), -DAY_SECONDS)],
  )
  return { used: total(row?.used ?? 0n), frees_at: row?.oldest ? addSeconds(row.oldest, DAY_SECONDS) : null }
}

/**
 * Refuses a deposit that would exceed a limit if it settled now. `before`: cents of deposits that settle earlier, of the
 * member and of all.
 */
export async function checkLimitsAtSettlement(
  dependencies: LimitDependencies,
  { user_id, amount }: PlannedDeposit,
  before: { readonly own: bigint; readonly all: bigint },
): Promise<Refused<'deposit_limit'> | null> {
  const { day, day_left, all, all_left } = await readRemaining(dependencies, user_id, 'settle')
  if (before.own + amount > day_left) return refuseLimit('day', day, remaining(day_left, before.own))
  return before.all + amount > all_left ? refuseLimit('all', all, remaining(all_left, before.all)) : null
}

function remaining(left: Cents, taken: bigint): Cents {
  return left > taken ? cents(left - taken) : ZERO
}

/** The check on request, before anything is written. */
export async function checkLimits(
  dependencies: LimitDependencies,
  { user_id, amount }: PlannedDeposit,
): Promise<Refused<'deposit_limit'> | null> {
  const limits = await readDepositLimits(dependencies, user_id)
  return amount > limits.at_most ? refuseLimit(limits.by, limits[limits.by], limits.at_most) : null
}

const causes: Readonly<Record<LimitName, (at_most: string, left: string) => Cause>> = {
  deposit: (at_most) => ({ reason: 'deposit_most', params: { at_most } }),
  day: (at_most, left) => ({ reason: 'deposit_day_most', params: { at_most, left } }),
  all: (_, left) => ({ reason: 'deposit_all_most', params: { left } }),
}

function refuseLimit(limit: LimitName, most: Cents, rest: Cents): Refused<'deposit_limit'> {
  const [at_most, left] = [formatDecimal(most), formatDecimal(rest)]
  return atField('amount', refuse('deposit_limit', { ...causes[limit](at_most, left), more: { limit, at_most, left } }))
}
