/**
 * Fills an order at the next tick. Reductions come first, then new shorts, then new longs; the last are scaled down proportionally to the
 * available cash and costs, so that a price rise since the order never causes borrowing.
 */
import { assert } from '#kernel/assert'
import { type Price, type Quantity, quantity } from '#kernel/price'
import { divideHalfEven } from '#kernel/rounding'
import { type Book, type Marks, positionOf } from './book.ts'
import type { Costs } from './costs.ts'
import { cashOf, type Execution, execute, type Side } from './execute.ts'
import type { OrderLine } from './order.ts'

export type Fill = Execution & {
  readonly symbol: string
  readonly side: Side
  /** Above zero. */
  readonly quantity: Quantity
  /** Whether it opens or adds to a position. */
  readonly opens: boolean
  /**
   * Of a reducing fill, in cents: the proceeds against the average cost of the reduced part; net of fee and slippage, including the
   * opening's.
   */
  readonly profit: bigint | null
  /** The cost, unsigned. */
  readonly reduced_cost: bigint | null
  /** The resulting book. */
  readonly cash_after: bigint
  readonly quantity_after: Quantity
  readonly cost_after: bigint
  readonly fees_after: bigint
  readonly costs_after: bigint
  readonly traded_after: bigint
}

export type Filled = { readonly fills: readonly Fill[]; readonly book: Book }

type Leg = { readonly symbol: string; readonly side: Side; readonly quantity: Quantity; readonly opens: boolean; readonly tick: Price }

/** Throws if a coin of the order has no price in the tick: the caller checks first. */
export function fillOrder(book: Book, lines: readonly OrderLine[], tick: Marks, costs: Costs): Filled {
  const legs = lines.flatMap((line) => legsOf(book, line, tick))
  const before = legs.filter(({ opens, side }) => !opens || side === 'sell').sort((a, b) => rank(a) - rank(b))
  const first = take({ fills: [], book }, before, costs)
  const longs = legs.filter(({ opens, side }) => opens && side === 'buy')
  return take(first, affordable(first.book.cash, longs, costs), costs)
}

/** Selling out of long positions, buying back short ones, selling short. */
function rank({ side, opens }: Leg): number {
  return opens ? 2 : side === 'sell' ? 0 : 1
}

/** A line that crosses zero first reduces, then opens. */
function legsOf(book: Book, { symbol, quantity: change }: OrderLine, ticks: Marks): Leg[] {
  const tick = ticks.get(symbol)
  assert(tick !== undefined, 'a coin of the order has a price in its tick')
  const held = positionOf(book, symbol).quantity
  const side: Side = change > 0n ? 'buy' : 'sell'
  const size = change > 0n ? change : -change
  const opposite = held === 0n || held > 0n === change > 0n ? 0n : held > 0n ? held : -held
  const reducing = size < opposite ? size : opposite
  const leg = (part: bigint, opens: boolean): Leg[] => (part > 0n ? [{ symbol, side, quantity: quantity(part), opens, tick }] : [])
  return [...leg(reducing, false), ...leg(size - reducing, true)]
}

function affordable(cash: bigint, longs: readonly Leg[], costs: Costs): Leg[] {
  const needed = longs.reduce((sum, leg) => sum - cashOf('buy', execute(leg.symbol, 'buy', leg.quantity, leg.tick, costs)), 0n)
  if (needed <= cash) return [...longs]
  // A cent a line for the rounding of each.
  const at_hand = cash - BigInt(longs.length) * 3n
  if (at_hand <= 0n) return []
  return longs.flatMap((leg) => {
    const cut = (leg.quantity * at_hand) / needed
    return cut > 0n ? [{ ...leg, quantity: quantity(cut) }] : []
  })
}

function take(so_far: Filled, legs: readonly Leg[], costs: Costs): Filled {
  let { book } = so_far
  const fills = [...so_far.fills]
  for (const leg of legs) {
    const execution = execute(leg.symbol, leg.side, leg.quantity, leg.tick, costs)
    if (execution.amount === 0n) continue
    const taken = settle(book, leg, execution)
    fills.push(taken.fill)
    book = taken.book
  }
  return { fills, book }
}

function settle(book: Book, leg: Leg, execution: Execution): { fill: Fill; book: Book } {
  const { symbol, side, opens } = leg
  const held = positionOf(book, symbol)
  const cash_change = cashOf(side, execution)
  const size = held.quantity < 0n ? -held.quantity : held.quantity
  const basis = held.cost < 0n ? -held.cost : held.cost
  const reduced_cost = opens ? null : divideHalfEven(basis * leg.quantity, size)
  const cost_change = reduced_cost === null ? -cash_change : held.cost < 0n ? reduced_cost : -reduced_cost
  const position = {
    quantity: quantity(held.quantity + (side === 'buy' ? leg.quantity : -leg.quantity)),
    cost: held.cost + cost_change,
  }
  const { amount, fee, slippage, spread } = execution
  const next: Book = {
    cash: book.cash + cash_change,
    positions: new Map([...book.positions, [symbol, position]]),
    fees: book.fees + fee + slippage,
    costs: book.costs + fee + slippage + spread,
    traded: book.traded + amount,
  }
  return {
    fill: {
      ...execution,
      ...fillOf(leg, reduced_cost === null ? null : cash_change + cost_change, reduced_cost),
      ...after(next, position),
    },
    book: next,
  }
}

function fillOf({ symbol, side, quantity: size, opens }: Leg, profit: bigint | null, reduced_cost: bigint | null) {
  return { symbol, side, quantity: size, opens, profit, reduced_cost }
}

function after({ cash, fees, costs, traded }: Book, { quantity: held, cost }: { readonly quantity: Quantity; readonly cost: bigint }) {
  return { cash_after: cash, quantity_after: held, cost_after: cost, fees_after: fees, costs_after: costs, traded_after: traded }
}
