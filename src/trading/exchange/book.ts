/** One bot's book: cash, and each coin's quantity and cost. Immutable. */
import { type Price, type Quantity, quantity, worth } from '#kernel/price'

export type Position = {
  /** Negative is short. */
  readonly quantity: Quantity
  /** Cents paid for it, fee and slippage included; of a short position the proceeds, as a negative figure. */
  readonly cost: bigint
}

export type Book = {
  /** Cents. Negative only after a short position was bought back at a loss beyond the cash. */
  readonly cash: bigint
  readonly positions: ReadonlyMap<string, Position>
  /** Totals in cents: fee and slippage; the same with spread and impact; the value bought and sold. */
  readonly fees: bigint
  readonly costs: bigint
  readonly traded: bigint
}

/** Prices by coin. */
export type Marks = ReadonlyMap<string, Price>

export const NOTHING: Position = { quantity: quantity(0n), cost: 0n }

export function openBook(capital: bigint): Book {
  return { cash: capital, positions: new Map(), fees: 0n, costs: 0n, traded: 0n }
}

export function positionOf(book: Book, symbol: string): Position {
  return book.positions.get(symbol) ?? NOTHING
}

/** Cash and positions at these prices, in cents; null if a held coin has no price. */
export function bookValue(book: Book, marks: Marks): bigint | null {
  let value = book.cash
  for (const [symbol, held] of book.positions) {
    if (held.quantity === 0n) continue
    const mark = marks.get(symbol)
    if (mark === undefined) return null
    value += worth(held.quantity, mark)
  }
  return value
}
