/**
 * The meaning of a path below /deposit-checkout. `{method}/{id}` is the checkout of a deposit, or the form with a wallet chosen, or, for
 * a card, the form with an amount; `{method}-{amount}/{walletId}` the form with both. Opening any of them creates nothing.
 */
import { isId } from '#kernel/id'
import { typedAmount } from '#web/kit/form/typed-amount.ts'

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
