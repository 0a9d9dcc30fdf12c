/** From target weights to an order: the trades that bring the book to the target at these marks. */
import { assert } from '#kernel/assert'
import { type Price, type Quantity, quantity, quantityFor, worth } from '#kernel/price'
import { type Book, bookValue, type Marks, positionOf } from './book.ts'

/** Target weights per coin; the remainder is cash. */
export type Target = ReadonlyMap<string, number>

/** Positive buys, negative sells. */
export type OrderLine = { readonly symbol: string; readonly quantity: Quantity }

/** A line worth less than this, in cents, is not worth its fee. */
export const SMALLEST_ORDER = 1_000n

const WEIGHT_ONE = 1_000_000_000n
const ROUNDING = 1e-9

/** Weights as whole billionths, with a gross sum of at most one. Throws if a rule returns a non-number. */
function scaled(target: Target): ReadonlyMap<string, bigint> {
  const gross = [...target.values()].reduce((sum, weight) => sum + Math.abs(weight), 0)
  assert(Number.isFinite(gross), 'a weight is a number')
  const by = gross > 1 + ROUNDING ? 1 / gross : 1
  return new Map([...target].map(([symbol, weight]) => [symbol, BigInt(Math.round(weight * by * Number(WEIGHT_ONE)))]))
}

/** In the order of the target's coins; empty: no trade. Held coins outside the target are left alone. */
export function orderOf(book: Book, target: Target, marks: Marks, smallest: bigint = SMALLEST_ORDER): OrderLine[] {
  const value = bookValue(book, marks)
  assert(value !== null, 'a book is marked before it orders')
  const lines: OrderLine[] = []
  for (const [symbol, weight] of scaled(target)) {
    const mark = marks.get(symbol)
    assert(mark !== undefined, 'a coin has a mark before it is ordered')
    // A worthless book can hold nothing.
    const wanted = value > 0n ? quantityAt((value * weight) / WEIGHT_ONE, mark) : quantity(0n)
    const change = quantity(wanted - positionOf(book, symbol).quantity)
    const size = worth(change, mark)
    if ((size < 0n ? -size : size) >= smallest) lines.push({ symbol, quantity: change })
  }
  return lines
}

/** Caps a position at 40 billion coins, so that even its reversal fits the stored type. */
const LARGEST = quantity(4_000_000_000_000_000_000n)

function quantityAt(cents: bigint, mark: Price): Quantity {
  const most = worth(LARGEST, mark)
  return quantityFor(cents > most ? most : cents < -most ? -most : cents, mark)
}
