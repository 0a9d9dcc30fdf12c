/**
 * When a bar of a run has closed, the rule decides and writes an order. The database accepts one per bar, so several leaders do no harm.
 */
import { newId } from '#kernel/id'
import { type Decision, decide } from '#trading/exchange/decide'
import { lastBarEnd } from '#trading/line-up/bar'
import type { AnyBot } from '#trading/line-up/bot'
import type { RunDependencies, Tick } from '../dependencies.ts'
import { insertOrder, type Order } from './order-row.ts'
import { isRecording } from './read-bars.ts'
import { readBook } from './read-book.ts'
import type { Run } from './run.ts'
import type { StrategyState } from './warm-up.ts'

/** The bar to decide on; null: none is due. */
export function dueBar(
  bot: Pick<AnyBot, 'at_once'>,
  run: Run,
  { last, market_at }: Pick<StrategyState, 'last' | 'market_at'>,
  decided: Date | null,
): Date | null {
  const now = isRecording(run) ? market_at : run.released_at.getTime()
  // Before its first own bar: the last bar that had closed when the run began.
  const startBar = bot.at_once && now !== null ? lastBarEnd(run.bar, now) : null
  const due = last && (last.known_at > run.released_at || bot.at_once) ? last.at : startBar
  return due === null || (decided !== null && due <= decided.getTime()) ? null : new Date(due)
}

/** True: an order, or the decision to do nothing, was written. `tick` is the newest, and fresh. */
export async function decideDue(
  deps: RunDependencies,
  bot: AnyBot,
  run: Run,
  strategy: StrategyState,
  bar_at: Date,
  tick: Tick,
): Promise<boolean> {
  const { database, clock } = deps
  return database.transaction(async (tx) => {
    const { book } = await readBook(tx.query, run)
    const decision = decide(bot.rule, strategy.state, book, run.coins, tick.prices)
    const decided_at = clock.now()
    const written = await insertOrder(tx, {
      id: newId(decided_at),
      run_id: run.id,
      bar_at,
      decided_at,
      mark_tick_id: tick.id,
      after: tick.at > decided_at ? tick.at : decided_at,
      lines: decision.lines,
      ...sharesOf(run, decision),
      state: decision.lines.length === 0 ? 'kept' : 'pending',
      reason: reasonOf(bot, run, bar_at, decision),
    })
    if (written) await deps.market.pinTick(tx, tick.id)
    return written
  })
}

/** Of each line's coin: its share of the book, and the one that the rule wants. */
function sharesOf({ coins }: Pick<Run, 'coins'>, { held, weights, lines }: Decision): Pick<Order, 'held_shares' | 'wanted_shares'> {
  const of = (shares: readonly number[]) => lines.map(({ symbol }) => shares[coins.indexOf(symbol)] ?? 0)
  return { held_shares: held && of(held), wanted_shares: weights && of(weights) }
}

const MAX_NAMED = 10

function reasonOf({ name }: AnyBot, { coins, bar }: Run, bar_at: Date, { weights, lines }: Decision): string {
  const at = `${bar_at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  const beginning = `${name}, at the close of the ${{ '1h': 'hour', '1d': 'day', '1mo': 'month' }[bar]} to ${at}`
  if (!weights) return `${beginning}: the rule wants nothing changed.`
  const wanted = coins
    .map((symbol, n) => ({ symbol, percent: Math.round((weights[n] ?? 0) * 1000) / 10 }))
    .filter(({ percent }) => percent !== 0)
    .sort((a, b) => Math.abs(b.percent) - Math.abs(a.percent))
    .slice(0, MAX_NAMED)
    .map(({ symbol, percent }) => `${symbol} ${percent < 0 ? '−' : ''}${Math.abs(percent).toFixed(1)}%`)
  const target = wanted.length === 0 ? 'cash alone' : wanted.join(', ')
  return `${beginning}: to hold ${target}.${lines.length === 0 ? ' That is so already, but for what is too small to trade.' : ''}`
}
