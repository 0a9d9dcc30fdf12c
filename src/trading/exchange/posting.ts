/**
 * A bot's book as double entry in two commodities, coins and cents: the postings of a fill sum to zero in each. Positive is incoming. It
 * is separate from members' money in the ledger: another table, another unit of account, no transfers between them.
 */
import type { Fill } from './fill.ts'

const accounts = ['cash', 'position', 'clearing', 'spread', 'fees', 'slippage', 'capital'] as const
type Account = (typeof accounts)[number]

export const USD = 'USD'

/** `commodity` is USD (cents) or a coin (10⁻⁸). */
export type Posting = { readonly account: Account; readonly commodity: string; readonly amount: bigint }

/** The opening entry of a book. */
export function openingPostings(capital: bigint): Posting[] {
  return [
    { account: 'cash', commodity: USD, amount: capital },
    { account: 'capital', commodity: USD, amount: -capital },
  ]
}

/** The exchange gets the value at the tick; impact, fee and slippage have their own postings. */
export function postingsOf({ symbol, side, quantity, amount, spread, fee, slippage }: Fill): Posting[] {
  const sign = side === 'buy' ? 1n : -1n
  const usd: Posting[] = [
    { account: 'cash', commodity: USD, amount: -sign * amount - fee - slippage },
    { account: 'clearing', commodity: USD, amount: sign * amount - spread },
    { account: 'spread', commodity: USD, amount: spread },
    { account: 'fees', commodity: USD, amount: fee },
    { account: 'slippage', commodity: USD, amount: slippage },
  ]
  const coins: Posting[] = [
    { account: 'position', commodity: symbol, amount: sign * quantity },
    { account: 'clearing', commodity: symbol, amount: -sign * quantity },
  ]
  return [...usd, ...coins].filter((posting) => posting.amount !== 0n)
}
