/**
 * The first tick after an order fills it: the fills, their postings, the pinned tick and the end of the order are one transaction, so a
 * crash leaves all or nothing, and of two nodes the second finds the order ended. Nothing is filled on a price older than 120 seconds (F10,
 * E3).
 */
import { newId } from '#kernel/id'
import type { Tx } from '#server/store'
import { COSTS } from '#trading/exchange/costs'
import { type Fill, fillOrder } from '#trading/exchange/fill'
import { postingsOf } from '#trading/exchange/posting'
import type { RunDependencies, Tick } from '../dependencies.ts'
import { STALE_MS } from './freshness.ts'
import { insertPostings } from './open-runs.ts'
import { endOrder, type Order } from './order-row.ts'
import { readBook } from './read-book.ts'
import type { Run } from './run.ts'

/** How many fills were written. */
export async function fillDue(deps: RunDependencies, run: Run, order: Order): Promise<number> {
  const { database, clock, market } = deps
  const tick = await market.readTickAfter(database, order.after)
  const now = clock.now()
  const late = lateness(order, tick, now)
  if (late === 'wait' || (late === null && !tick)) return 0
  if (late !== null || !tick) {
    await database.transaction((tx) => endOrder(tx, { id: order.id, reason: `${order.reason} ${late}` }, 'lapsed', now))
    return 0
  }
  return database.transaction((tx) => fillAt(deps, tx, run, order, tick, now))
}

/** Why an order lapses; `wait`: its tick may still come; null: fill at this tick. */
function lateness({ decided_at, lines }: Order, tick: Tick | null, now: Date): string | 'wait' | null {
  if (!tick) return now.getTime() - decided_at.getTime() > STALE_MS ? 'No price came within 120 seconds: not filled.' : 'wait'
  if (tick.at.getTime() - decided_at.getTime() > STALE_MS) return 'The next price came more than 120 seconds later: not filled.'
  if (now.getTime() - tick.at.getTime() > STALE_MS) return 'The next price was older than 120 seconds when it could be used: not filled.'
  const missing = lines.filter(({ symbol }) => !tick.prices.has(symbol))
  return missing.length > 0 ? `The next tick had no price for ${missing.map(({ symbol }) => symbol).join(', ')}: not filled.` : null
}

async function fillAt(deps: RunDependencies, tx: Tx, run: Run, order: Order, tick: Tick, now: Date): Promise<number> {
  if (!(await endOrder(tx, order, 'filled', now))) return 0
  const { book, seq } = await readBook(tx.query, run)
  const { fills } = fillOrder(book, order.lines, tick.prices, COSTS)
  let next = seq
  for (const fill of fills) {
    next += 1n
    const id = newId(now)
    await insertFill(tx, { ...fill, id, seq: next }, run, order, tick)
    await insertPostings(tx, run.id, id, postingsOf(fill))
  }
  await deps.market.pinTick(tx, tick.id)
  return fills.length
}

async function insertFill(
  tx: Tx,
  fill: Fill & { readonly id: string; readonly seq: bigint },
  run: Run,
  order: Order,
  tick: Tick,
): Promise<void> {
  const { id, seq, symbol, side, opens, quantity, half_spread, impact, price, amount, spread, fee, slippage, profit, reduced_cost } = fill
  const row = { id, run_id: run.id, order_id: order.id, seq, symbol, side, opens, quantity, tick_id: tick.id, at: tick.at }
  const paid = { tick_price: fill.tick, half_spread, impact, price, amount, spread, fee, slippage, profit, reduced_cost }
  const { cash_after, quantity_after, cost_after, fees_after, costs_after, traded_after } = fill
  const values = Object.entries({ ...row, ...paid, cash_after, quantity_after, cost_after, fees_after, costs_after, traded_after })
  // The names are this function's own.
  await tx.query(
    `INSERT INTO bot_fill (${values.map(([name]) => name).join(', ')}) VALUES (${values.map((_value, n) => `$${n + 1}`).join(', ')})`,
    values.map(([, value]) => value),
  )
}
