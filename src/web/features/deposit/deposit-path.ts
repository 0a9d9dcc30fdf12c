/**
 * The meaning of a path below /deposit-checkout. `{method}/{id}` is the checkout of a deposit, or the form with a wallet chosen, or, for
 * a card, the form with an amount; `{method}-{amount}/{walletId}` the form with both. Opening any of them creates nothing.
 */

import type { WireData } from '#contract/routes'
import { typedAmount } from '#kernel/format/typed'
import { isId } from '#kernel/id'
import { isOpen } from '#web/entities/transaction/index.ts'
import { isAbsent } from '#web/shared/call/decide-effect.ts'
import { read, useData } from '#web/shared/call/read.ts'

const methods = ['card', 'wallet', 'bank'] as const
export type Method = (typeof methods)[number]

export type DepositFormState = { readonly method: Method; readonly amount: string | null; readonly wallet: string | null }
export type DepositPath = { readonly form: DepositFormState } | { readonly deposit_id: string; readonly or_form: DepositFormState | null }

/** Null: none of these, so no call is made. */
export function parseDepositPath(slug: string, id: string): DepositPath | null {
  const [name = '', ...rest] = slug.split('-')
  const method = methods.find((known) => known === name)
  if (!method) return null
  if (rest.length > 0) {
    const amount = amountOf(rest.join('-'))
    return amount ? { form: { method, amount, wallet: isId(id) ? id : null } } : null
  }
  if (isId(id)) return { deposit_id: id, or_form: method === 'wallet' ? { method, amount: null, wallet: id } : null }
  const amount = method === 'card' ? amountOf(id) : null
  return amount ? { form: { method, amount, wallet: null } } : null
}

export function toForm({ method, amount, wallet }: DepositFormState): string {
  const search = new URLSearchParams({ method, ...(amount ? { amount } : {}), ...(wallet ? { wallet } : {}) })
  return `/deposit?${search}`
}

/** Initial values from the form's URL; unreadable ones keep the form's defaults. */
export function readForm(search: URLSearchParams): DepositFormState {
  const method = methods.find((known) => known === search.get('method')) ?? 'card'
  const wallet = search.get('wallet')
  return { method, amount: amountOf(search.get('amount') ?? ''), wallet: wallet && isId(wallet) ? wallet : null }
}

function amountOf(text: string): string | null {
  const amount = typedAmount(text)
  return amount === null || amount === '0.00' ? null : amount.replace(/\.00$/, '')
}

/** Queries of the platform's deposit wallets, and of one deposit, polled until it has ended. */
export type Checkout = WireData<'readDeposit'>
export type Wallet = NonNullable<Checkout['wallet']>
export type ListedWallet = WireData<'listWallets'>[number]

const POLL_MS = 2000

export function useWallets(enabled: boolean) {
  return useData(read('listWallets'), { enabled })
}

/** The current deposit limit. */
export function useDepositLimits() {
  return useData(read('readDepositLimits'))
}

/** Polls every two seconds while the deposit is pending; also after a failed read, so that it recovers. */
export function useCheckout(id: string) {
  return useData(read('readDeposit', { params: { id } }), {
    refetchInterval: ({ state }) => {
      if (isAbsent(state.error)) return false
      return state.data && !isOpen(state.data.data.transaction) ? false : POLL_MS
    },
  })
}
