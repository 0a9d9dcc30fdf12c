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

type When = Readonly<Record<'same_address' | 'changed' | 'same_bank' | 'bank_changed', Date | null>>
type Paid = When & { readonly earlier: Date | null }

export async function transactionFlags(query: Query, transaction: Transaction, now: Date): Promise<Flag[]> {
  const { type, user_id, address, bank_sealed, created_at } = transaction
  const [found] = await query<Paid>(PAID, [user_id, type, address, addSeconds(now, -CHANGED_DAYS * DAY_SECONDS), bank_sealed, created_at])
  if (type === 'credit') return found?.earlier ? [] : [flag('first_deposit')]
  const shared = address ? await usersSharingAddress(query, user_id) : []
  return [
    ...(found?.earlier ? [] : [flag('first_withdrawal')]),
    ...(address && found ? destinationFlags('address', found.same_address, found.changed) : []),
    ...(bank_sealed && found ? destinationFlags('bank', found.same_bank, found.bank_changed) : []),
    ...(shared.length > 0 ? [flag('address_shared')] : []),
  ]
}

/** A new key seals bank details again, so that their bytes differ: those saved before both withdrawals are the same too. */
const PAID = `SELECT max(t.updated_at) AS earlier, max(t.updated_at) FILTER (WHERE t.address = $3) AS same_address,
    max(t.updated_at) FILTER (WHERE t.bank_sealed = $5 OR (t.bank_sealed IS NOT NULL AND b.updated_at <= least(t.created_at, $6))) AS same_bank,
    (SELECT max(created_at) FROM payout_address_change WHERE user_id = $1 AND created_at > $4 AND undone_at IS NULL) AS changed,
    (SELECT updated_at FROM bank_detail WHERE user_id = $1 AND updated_at > $4) AS bank_changed
  FROM member_transaction t LEFT JOIN bank_detail b ON b.user_id = t.user_id
  WHERE t.user_id = $1 AND t.type = $2 AND t.origin = 'rail' AND t.state = 'settled'`

function destinationFlags(kind: 'address' | 'bank', paid: Date | null, changed: Date | null): Flag[] {
  return [paid ? flag(`${kind}_used`, true, paid) : flag(`${kind}_new`), ...(changed ? [flag(`${kind}_changed`, false, changed)] : [])]
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
