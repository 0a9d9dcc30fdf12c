/** Re-runs each finished day once and stores the difference; it should be zero. */
import { DAY_MS } from '#kernel/duration'
import type { Query } from '#server/store'
import type { Book } from '#trading/exchange/book'
import { COSTS } from '#trading/exchange/costs'
import { decide } from '#trading/exchange/decide'
import { cashOf } from '#trading/exchange/execute'
import { fillOrder } from '#trading/exchange/fill'
import type { Bot } from '#trading/line-up/bot'
import type { BotsDependencies } from '../dependencies.ts'
import { findDecided, type Order } from '../run/order-row.ts'
import { readBookBefore } from '../run/read-book.ts'
import { findRuns, type Run } from '../run/run.ts'
import { initialState, warmUp } from '../run/warm-up.ts'

/** An order of a day's last second has ended by then. */
const SETTLED_MS = 600_000
/** Ticks and orders of older days exist too, but an instance that was off for long doesn't catch up for hours. */
const DAYS_BACK = 14

/** How many days were checked, of all runs together. */
export async function checkDays(deps: BotsDependencies): Promise<number> {
  const now = deps.clock.now().getTime() - SETTLED_MS
  const today = now - (now % DAY_MS)
  let checked = 0
  for (const run of await findRuns(deps.database.query, deps.market.source, deps.bots)) {
    const released = run.released_at.getTime()
    const first = Math.max(released - (released % DAY_MS), today - DAYS_BACK * DAY_MS)
    for (let day = first; day < today; day += DAY_MS) if (await checkDay(deps, run, new Date(day))) checked += 1
  }
  return checked
}

async function checkDay(deps: BotsDependencies, run: Run, from: Date): Promise<boolean> {
  const { database, clock, bots } = deps
  const bot = bots.find(({ version }) => version === run.version)
  const day = from.toISOString().slice(0, 10)
  const done = await database.query('SELECT FROM bot_divergence WHERE day = $1 AND run_id = $2', [day, run.id])
  if (!bot || done.length > 0) return false
  const { fills, divergence } = await rerun(deps, bot, run, from, new Date(from.getTime() + DAY_MS))
  await database.transaction((tx) =>
    tx.query('INSERT INTO bot_divergence (run_id, day, fills, divergence, checked_at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING', [
      run.id,
      day,
      fills,
      divergence,
      clock.now(),
    ]),
  )
  return true
}

/**
 * Replays a day of a run from its recorded ticks and closes alone: warms the rule up from its first bar, decides at each recorded order's
 * tick, and fills at the first tick after it. The result is compared with the recorded fills.
 */
type Rerun = { readonly fills: number; readonly divergence: bigint }

/** Signed cents that a fill moved in cash, by coin and by whether it opened. */
type Moved = ReadonlyMap<string, bigint>

/** Decisions from `from` on and before `to`. `divergence`: the sum of differences over the fills of both sides. */
async function rerun(deps: BotsDependencies, bot: Bot, run: Run, from: Date, to: Date): Promise<Rerun> {
  const { database, market } = deps
  const { query } = database
  const orders = await findDecided(query, run.id, from, to)
  let { book } = await readBookBefore(query, run, from)
  let strategy = initialState(bot.rule, run)
  let fills = 0
  let divergence = 0n
  for (const order of orders) {
    const recorded = await readMoved(query, order)
    const mark = await market.readTick(database, order.mark_tick_id)
    const again = { book, moved: new Map() as Moved }
    if (mark && order.state !== 'lapsed' && order.state !== 'pending') {
      strategy = await warmUp({ ...deps, query }, bot.rule, run, strategy, mark.at)
      const { lines } = decide(bot.rule, strategy.state, book, run.coins, mark.prices)
      Object.assign(again, await fillAgain(deps, book, { ...order, lines }))
    }
    book = again.book
    fills += recorded.size
    divergence += difference(recorded, again.moved)
  }
  return { fills, divergence }
}

async function fillAgain(
  { market, database }: BotsDependencies,
  book: Book,
  { lines, after }: Order,
): Promise<{ book: Book; moved: Moved }> {
  const tick = lines.length === 0 ? null : await market.readTickAfter(database, after)
  if (!tick || lines.some(({ symbol }) => !tick.prices.has(symbol))) return { book, moved: new Map() }
  const filled = fillOrder(book, lines, tick.prices, COSTS)
  return { book: filled.book, moved: new Map(filled.fills.map((fill) => [keyOf(fill), cashOf(fill.side, fill)])) }
}

type Row = { symbol: string; opens: boolean; side: 'buy' | 'sell'; amount: bigint; fee: bigint; slippage: bigint }

async function readMoved(query: Query, { id }: Order): Promise<Moved> {
  const rows = await query<Row>('SELECT symbol, opens, side, amount, fee, slippage FROM bot_fill WHERE order_id = $1', [id])
  return new Map(rows.map((row) => [keyOf(row), cashOf(row.side, row)]))
}

function keyOf({ symbol, opens }: { readonly symbol: string; readonly opens: boolean }): string {
  return `${symbol} ${opens ? 'opens' : 'reduces'}`
}

/** A fill that only one side has counts fully. */
function difference(recorded: Moved, again: Moved): bigint {
  let sum = 0n
  for (const key of new Set([...recorded.keys(), ...again.keys()])) {
    const off = (recorded.get(key) ?? 0n) - (again.get(key) ?? 0n)
    sum += off < 0n ? -off : off
  }
  return sum
}
