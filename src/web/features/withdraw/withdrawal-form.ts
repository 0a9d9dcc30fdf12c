/** The form's values and their local validation. */

import { typedAmount } from '#kernel/format/typed'
import { centsOf } from '#web/kit/index.ts'
import type { PayoutAddress } from '#web/shared/account/queries.ts'

export type PayTo = 'wallet' | 'bank'
export type WithdrawalDraft = { typed: string; description: string; to: PayTo; coin: string }
export type WithdrawalFaults = {
  amount?: 'invalid' | 'short'
  description?: 'too_long'
  to?: 'bank_missing' | 'no_addresses'
  coin?: 'pick_coin'
}

/** What exists is preselected. */
export function preselectedTo(addresses: number, bank: boolean): PayTo {
  return addresses === 0 && bank ? 'bank' : 'wallet'
}

/** The preselected coin: the only saved address, unless it is still on hold. */
export function preselectedCoin(addresses: readonly Pick<PayoutAddress, 'selected_coin' | 'unlocks_at'>[], now: Date): string {
  const [only, ...others] = addresses
  return only && others.length === 0 && new Date(only.unlocks_at) <= now ? only.selected_coin : ''
}

const DESCRIPTION_MAX = 200

/** `balance` null: not known yet, so the server decides. */
export function faultsOf(draft: WithdrawalDraft, known: { balance: string | null; addresses: number; bank: boolean }): WithdrawalFaults {
  return {
    ...amountFault(draft.typed, known.balance),
    ...([...draft.description.trim()].length > DESCRIPTION_MAX ? { description: 'too_long' as const } : {}),
    ...destinationFault(draft, known),
  }
}

function amountFault(typed: string, balance: string | null): WithdrawalFaults {
  const text = typedAmount(typed)
  const amount = text === null ? null : centsOf(text)
  if (amount === null || amount === 0n) return { amount: 'invalid' }
  const available = balance === null ? null : centsOf(balance)
  return available !== null && amount > available ? { amount: 'short' } : {}
}

function destinationFault(draft: WithdrawalDraft, { addresses, bank }: { addresses: number; bank: boolean }): WithdrawalFaults {
  if (draft.to === 'bank') return bank ? {} : { to: 'bank_missing' }
  if (addresses === 0) return { to: 'no_addresses' }
  return draft.coin === '' ? { coin: 'pick_coin' } : {}
}
