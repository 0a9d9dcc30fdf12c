/** The limits and holds of a member's deposits and withdrawals. */
import { DAY_SECONDS } from '#kernel/duration'
import { formatDecimal, ZERO } from '#kernel/money'
import { readMemberBalances } from '#server/books'
import { amountLimit, countLimit, hold, usageLimit } from '#server/room'
import { readDayUsage, readDepositLimits } from './decision/deposit-limit.ts'
import type { FundingDependencies } from './dependencies.ts'
import { hasDeposit } from './deposit/deposit.ts'
import { listAddresses, readBank } from './store.ts'
import { CODE_MAILS } from './withdrawal/code.ts'
import { refuseUntilUnlocked } from './withdrawal/withdraw.ts'

export const limitNames = [
  'deposit',
  'deposit_day',
  'deposit_all',
  'first_deposit',
  'withdrawal',
  'payout_address',
  'bank_details',
  'withdrawal_code_mails',
] as const

export async function readLimits(dependencies: FundingDependencies, user_id: string) {
  const [deposits, withdrawals, mails] = await Promise.all([
    readDeposits(dependencies, user_id),
    readWithdrawals(dependencies, user_id),
    dependencies.usage(CODE_MAILS.map((limit) => ({ ...limit, key: user_id }))),
  ])
  return [...deposits, ...withdrawals, ...mails.map((usage) => usageLimit('withdrawal_code_mails', usage))]
}

async function readDeposits(dependencies: FundingDependencies, user_id: string) {
  const [limits, { used, frees_at }, first] = await Promise.all([
    readDepositLimits(dependencies, user_id),
    readDayUsage(dependencies, user_id),
    readFirst(dependencies, user_id),
  ])
  const { deposit, day, day_left, all_left } = limits
  const [at_most, left] = [formatDecimal(deposit), formatDecimal(ZERO)]
  return [
    amountLimit(
      'deposit',
      { at_most: deposit },
      { until: deposit === ZERO ? 'operator' : 'each', blocked: deposit === ZERO && { reason: 'deposit_most', params: { at_most } } },
    ),
    amountLimit(
      'deposit_day',
      { at_most: day, used, left: day_left },
      {
        per_seconds: DAY_SECONDS,
        until: frees_at ?? 'unused',
        blocked: day_left === ZERO && { reason: 'deposit_day_most', params: { at_most: formatDecimal(day), left } },
      },
    ),
    amountLimit(
      'deposit_all',
      { left: all_left },
      { until: 'operator', blocked: all_left === ZERO && { reason: 'deposit_all_most', params: { left } } },
    ),
    first,
  ]
}

async function readFirst(dependencies: FundingDependencies, user_id: string) {
  const [{ deposit_first }, has_deposit] = await Promise.all([dependencies.settings(), hasDeposit(dependencies, user_id)])
  if (deposit_first === ZERO) {
    return countLimit('first_deposit', { at_most: 0, used: null, left: 0 }, { until: 'operator', blocked: { reason: 'first_deposit_off' } })
  }
  const [used, left] = has_deposit ? [1, 0] : [0, 1]
  return countLimit(
    'first_deposit',
    { at_most: 1, used, left },
    { until: has_deposit ? 'once' : 'unused', blocked: has_deposit && { reason: 'first_deposit_made' } },
  )
}

async function readWithdrawals({ database, clock, settings }: FundingDependencies, user_id: string) {
  const [{ main }, addresses, bank, { address_hold_seconds }] = await Promise.all([
    readMemberBalances(database, user_id),
    listAddresses(database.query, user_id),
    readBank(database.query, user_id),
    settings(),
  ])
  const now = clock.now()
  const held = <Name extends 'payout_address' | 'bank_details'>(
    name: Name,
    reason: Parameters<typeof refuseUntilUnlocked>[0],
    saved: readonly { readonly subject?: string; readonly unlocks_at: Date }[],
  ) => {
    const on_hold = saved.flatMap(({ subject, unlocks_at }) => {
      const refused = refuseUntilUnlocked(reason, { unlocks_at }, now)
      const blocked = refused && { reason, params: { until: unlocks_at.toISOString() } }
      return blocked ? [hold(name, { subject, per_seconds: address_hold_seconds, until: unlocks_at, blocked })] : []
    })
    return on_hold.length > 0 ? on_hold : [hold(name, { per_seconds: address_hold_seconds, until: 'not_held' })]
  }
  const named = addresses.map(({ symbol, network, unlocks_at }) => ({ subject: `${symbol.toUpperCase()} (${network})`, unlocks_at }))
  return [
    amountLimit(
      'withdrawal',
      { at_most: main, left: main },
      { until: 'balance', blocked: main === ZERO && { reason: 'insufficient_balance' } },
    ),
    ...held('payout_address', 'address_on_hold_until', named),
    ...held('bank_details', 'bank_on_hold', bank ? [bank] : []),
  ]
}
