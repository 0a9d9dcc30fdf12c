/** What to look at before a decision. Only facts of the records, no score. */
import type { FlagCode } from '#contract/admin/waiting'
import { addSeconds } from '#kernel/clock'
import { DAY_SECONDS } from '#kernel/duration'
import { type Cents, total } from '#kernel/money'
import { usersSharingAddress } from '#server/funding'
import type { User } from '#server/identity'
import type { Query } from '#server/store'
import type { Transaction } from '#server/transactions'

export type Flag = { readonly code: FlagCode; readonly good: boolean; readonly at: Date | null }

const NEW_MEMBER_DAYS = 7
const CHANGED_DAYS = 30

export function flag(code: FlagCode, good = false, at: Date | null = null): Flag {
  return { code, good, at }
}

export function personFlags(user: User, now: Date): Flag[] {
  return [
    ...(user.frozen_at ? [flag('frozen', false, user.frozen_at)] : []),
    ...(user.status === 'suspended' ? [flag('suspended', false, user.suspended_at)] : []),
    ...(user.created_at > addSeconds(now, -NEW_MEMBER_DAYS * DAY_SECONDS) ? [flag('new_member', false, user.created_at)] : []),
  ]
}

type Paid = { readonly earlier: Date | null; readonly same_address: Date | null; readonly changed: Date | null }

export async function transactionFlags(query: Query, { type, user_id, address }: Transaction, now: Date): Promise<Flag[]> {
  const [found] = await query<Paid>(
    `SELECT max(updated_at) AS earlier, max(updated_at) FILTER (WHERE address = $3) AS same_address,
       (SELECT max(created_at) FROM payout_address_change WHERE user_id = $1 AND created_at > $4 AND undone_at IS NULL) AS changed
     FROM member_transaction WHERE user_id = $1 AND type = $2 AND origin = 'rail' AND state = 'settled'`,
    [user_id, type, address, addSeconds(now, -CHANGED_DAYS * DAY_SECONDS)],
  )
  if (type === 'credit') return found?.earlier ? [] : [flag('first_deposit')]
  const shared = address ? await usersSharingAddress(query, user_id) : []
  return [
    ...(found?.earlier ? [] : [flag('first_withdrawal')]),
    ...addressFlags(address, found),
    ...(shared.length > 0 ? [flag('address_shared')] : []),
  ]
}

function addressFlags(address: string | null, found: Paid | undefined): Flag[] {
  if (!address) return []
  const changed = found?.changed ? [flag('address_changed', false, found.changed)] : []
  return [found?.same_address ? flag('address_used', true, found.same_address) : flag('address_new'), ...changed]
}

/** Why a referral bonus waits, and whether a new account was referred. */
export async function bonusFlags(query: Query, id: string): Promise<Flag[]> {
  const [bonus] = await query<{ signals: FlagCode[] }>('SELECT signals FROM referral_bonus WHERE id = $1', [id])
  return (bonus?.signals ?? []).map((code) => flag(code))
}

export function accountFlags(user: User): Flag[] {
  return [flag('email_confirmed', true), ...(user.referred_by ? [flag('referred')] : [])]
}

/** What an approval changes in a person's accounts. */
export type EffectAccount = 'main' | 'bonus' | 'earning' | 'held' | 'total'
export type Effect = { readonly account: EffectAccount; readonly before: Cents; readonly after: Cents }
export type Balances = {
  readonly main: Cents
  readonly bonus: Cents
  readonly earning: Cents
  readonly locked: Cents
  readonly held: Cents
}

/** `by`: signed, in cents. The total counts every account of the person. None if the balance is too low: the approval is then refused. */
export function effectsOf(balances: Balances, account: Exclude<EffectAccount, 'total'>, by: bigint): Effect[] {
  const { main, bonus, earning, locked, held } = balances
  const all = main + bonus + earning + locked + held
  if (balances[account] + by < 0n) return []
  return [
    { account, before: balances[account], after: total(balances[account] + by) },
    { account: 'total', before: total(all), after: total(all + by) },
  ]
}
