/**
 * What may be deposited: one deposit, a member's 24 hours and all members' money have a limit each. The first is judged when it is asked for, the
 * second then and when it settles, under a lock of the member's, the third under the ledger's locks when it settles. A deposit that finds no room
 * when it settles stays pending: its money is on its way, so it is settled later or declined, and never lost.
 */
import type { depositLimits } from '#contract/funding'
import { addSeconds } from '#kernel/clock'
import { DAY_SECONDS } from '#kernel/duration'
import { type Cents, cents, formatDecimal, ZERO } from '#kernel/money'
import { atField, type Cause, type Refused, refuse } from '#kernel/refusal'
import { type Claim, heldForMembers, type LedgerRejection, type Limit, membersLimit, readOperatorBalances } from '#server/ledger'
import type { FundingDependencies } from '../dependencies.ts'

type Name = (typeof depositLimits)[number]
type Limits = Pick<FundingDependencies, 'database' | 'clock' | 'settings'>
type Asked = { readonly user_id: string; readonly amount: Cents }

export const CLAIM_ROOM = 'funding_claim_deposit_room'
const ROOM = 'room'

/** The guard of the member's 24 hours: of a deposit that is asked for, or that settles. */
export async function claimRoom(
  { clock, settings }: Omit<Limits, 'database'>,
  { user_id, amount }: Asked,
  when: 'ask' | 'settle',
): Promise<Claim> {
  const { deposit_limit_day } = await settings()
  const since = addSeconds(clock.now(), -DAY_SECONDS).toISOString()
  return { name: CLAIM_ROOM, id: user_id, expects: [ROOM, String(amount), String(deposit_limit_day), since, when] }
}

export async function limitAll({ settings }: Pick<Limits, 'settings'>): Promise<Limit> {
  return membersLimit((await settings()).deposit_limit_all)
}

/** Null: something else stood in the way. */
export async function limitOf({ settings }: Pick<Limits, 'settings'>, blocked: LedgerRejection): Promise<Refused<'deposit_limit'> | null> {
  const { deposit_limit_day, deposit_limit_all } = await settings()
  if (blocked.refused === 'limit') return over('all', deposit_limit_all, cents(blocked.left))
  if (blocked.refused !== 'claim' || blocked.claim !== CLAIM_ROOM) return null
  return over('day', deposit_limit_day, cents(BigInt(blocked.found ?? 0)))
}

/** What may be deposited at this moment, and the limit that says so. */
export async function readDepositLimits(dependencies: Limits, user_id: string) {
  const { deposit, day, day_left, all, all_left } = await readRoom(dependencies, user_id, 'ask')
  const rooms: readonly (readonly [Name, Cents])[] = [
    ['deposit', deposit],
    ['day', day_left],
    ['all', all_left],
  ]
  const [by, at_most] = rooms.reduce((least, one) => (one[1] < least[1] ? one : least))
  return { at_most, by, deposit, day, day_left, all }
}

/** The limits, and what is left of a member's 24 hours and of all members' money, in cents. */
async function readRoom({ database, clock, settings }: Limits, user_id: string, when: 'ask' | 'settle') {
  const { deposit_limit: deposit, deposit_limit_day: day, deposit_limit_all: all } = await settings()
  // More than a day has room for, so that the answer is what is left.
  const { expects } = await claimRoom({ clock, settings }, { user_id, amount: cents(day + 1n) }, when)
  const [[room], balances] = await Promise.all([
    database.query<{ found: string }>(`SELECT found FROM ${CLAIM_ROOM}($1::uuid[], $2::text[])`, [[user_id], [expects.join('|')]]),
    readOperatorBalances(database.query),
  ])
  return { deposit, day, day_left: cents(BigInt(room?.found ?? 0)), all, all_left: remaining(all, heldForMembers(balances)) }
}

/** The limit that a deposit exceeds if it settles now. `before`: cents of deposits that settle before it, the member's own and all. */
export async function overAtSettlement(
  dependencies: Limits,
  { user_id, amount }: Asked,
  before: { readonly own: bigint; readonly all: bigint },
): Promise<Refused<'deposit_limit'> | null> {
  const { day, day_left, all, all_left } = await readRoom(dependencies, user_id, 'settle')
  if (before.own + amount > day_left) return over('day', day, remaining(day_left, before.own))
  return before.all + amount > all_left ? over('all', all, remaining(all_left, before.all)) : null
}

function remaining(left: Cents, taken: bigint): Cents {
  return left > taken ? cents(left - taken) : ZERO
}

/** Before anything is written. */
export async function overLimit(dependencies: Limits, { user_id, amount }: Asked): Promise<Refused<'deposit_limit'> | null> {
  const limits = await readDepositLimits(dependencies, user_id)
  return amount > limits.at_most ? over(limits.by, limits[limits.by], limits.at_most) : null
}

const causes: Readonly<Record<Name, (at_most: string, left: string) => Cause>> = {
  deposit: (at_most) => ({ reason: 'deposit_most', params: { at_most } }),
  day: (at_most, left) => ({ reason: 'deposit_day_most', params: { at_most, left } }),
  all: (_, left) => ({ reason: 'deposit_all_most', params: { left } }),
}

function over(limit: Name, most: Cents, rest: Cents): Refused<'deposit_limit'> {
  const [at_most, left] = [formatDecimal(most), formatDecimal(rest)]
  return atField('amount', refuse('deposit_limit', { ...causes[limit](at_most, left), more: { limit, at_most, left } }))
}
