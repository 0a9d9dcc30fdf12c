/**
 * One round of the leader, each second. Every effect is unique in the database by (run, bar) and by order, so an interrupted round, or two
 * at once, leave the same result as one whole round.
 */

import { bookValue } from '#trading/exchange/book'
import { marksOf } from '#trading/exchange/session'
import { endsBar } from '#trading/line-up/bar'
import type { AnyBot } from '#trading/line-up/bot'
import { type Benchmarks, benchmarkValues, startBenchmarks, stepBenchmarks } from '#trading/performance/record'
import type { BotMarket, RunDependencies, Tick } from '../dependencies.ts'
import { readRunningBots } from '../own/own-bot.ts'
import { decideDue, dueBar } from './decide-due.ts'
import { fillDue } from './fill-due.ts'
import { haltedBy, newestTick } from './freshness.ts'
import { insertPoint, lastPoint, openRuns } from './open-runs.ts'
import { findPending, lastDecided } from './order-row.ts'
import { type KnownBar, readMarks } from './read-bars.ts'
import { readBook } from './read-book.ts'
import { findRuns, type Run } from './run.ts'
import { initialState, type StrategyState, warmUp } from './warm-up.ts'

/** A node's memory between rounds; losing it is harmless. */
export type Memory = {
  readonly strategies: Map<string, StrategyState>
  readonly marked: Map<string, Date>
  readonly own: Map<string, AnyBot>
}

export function emptyMemory(): Memory {
  return { strategies: new Map(), marked: new Map(), own: new Map() }
}

export async function round(deps: RunDependencies, memory: Memory): Promise<void> {
  const { query } = deps.database
  const newest = await newestTick(deps)
  const { tick, whole } = newest
  if (!tick) return
  const roundDeps = { ...deps, bots: [...deps.bots, ...(await readRunningBots(query, memory.own))], market: await onlyNewBars(deps) }
  // With stale prices no order is written, and pending ones lapse.
  const is_late = newest.stale || !newest.whole
  const runs = is_late ? await findRuns(query, roundDeps.market.source, roundDeps.bots) : await openRuns(roundDeps, tick)
  const ids = runs.map(({ id }) => id)
  for (const id of memory.strategies.keys()) if (!ids.includes(id)) memory.strategies.delete(id)
  for (const order of await findPending(query, ids)) {
    const run = runs.find(({ id }) => id === order.run_id)
    if (run) await fillDue(roundDeps, run, order)
  }
  const decided = await lastDecided(query, ids)
  const waiting = new Set((await findPending(query, ids)).map(({ run_id }) => run_id))
  for (const run of runs) {
    const bot = roundDeps.bots.find(({ version }) => version === run.version)
    if (!bot) continue
    if (whole) await markSince(roundDeps, memory, run, tick)
    if (!waiting.has(run.id) && haltedBy(run.coins, newest) === null)
      await act(roundDeps, memory, bot, run, tick, decided.get(run.id) ?? null)
  }
}

async function act(deps: RunDependencies, memory: Memory, bot: AnyBot, run: Run, tick: Tick, decided: Date | null): Promise<void> {
  const before = memory.strategies.get(run.id) ?? initialState(bot.rule, run)
  const strategy = await warmUp({ ...deps, query: deps.database.query }, bot.rule, run, before, tick.at)
  memory.strategies.set(run.id, strategy)
  const bar_at = dueBar(bot, run, strategy, decided)
  if (bar_at) await decideDue(deps, bot, run, strategy, bar_at, tick)
}

/** Bars known before the last point are not checked again. */
async function markSince(deps: RunDependencies, memory: Memory, run: Run, tick: Tick): Promise<void> {
  const after = memory.marked.get(run.id) ?? run.released_at
  await markDue(deps, run, after, tick.at)
  memory.marked.set(run.id, tick.at)
}

/** With all bars known after `after`, up to and including `until`. A point is written once, by any node. */
async function markDue(deps: RunDependencies, run: Run, after: Date, until: Date): Promise<void> {
  const { database, market } = deps
  const bars = await readMarks({ market, query: database.query }, run, { after, until })
  if (bars.length === 0) return
  let last = await lastPoint(database.query, run.id)
  for (const bar of bars) {
    if (last && bar.at <= last.at) continue
    const benchmarks: Benchmarks | null = last?.benchmarks ?? null
    last = { at: bar.at, benchmarks: await mark(deps, run, bar, benchmarks) }
  }
}

async function mark({ database }: RunDependencies, run: Run, bar: KnownBar, before: Benchmarks | null): Promise<Benchmarks> {
  const marks = marksOf(run.coins, bar.closes)
  const { book } = await readBook(database.query, run, bar.known_at)
  const net = bookValue(book, marks) ?? run.capital
  const benchmark = (before && benchmarkValues(before, marks)) ?? { hold: run.capital, crp: run.capital }
  const next = !before
    ? startBenchmarks(run.capital, run.coins, marks)
    : endsBar(run.bar, bar.at)
      ? stepBenchmarks(before, run.coins, marks)
      : before
  const point = { at: bar.at, net, gross: net + book.costs, ...benchmark }
  await database.transaction((tx) => insertPoint(tx, run.id, point, next))
  return next
}

/**
 * A market view for one round that skips queries for bars beyond the newest: of ten queries a second nearly all concern an hour that has
 * not closed. Create it after the round's tick was read, because every bar known by then is stored.
 */
async function onlyNewBars({ database, market }: RunDependencies): Promise<BotMarket> {
  const newest = await market.readNewestKnown(database, ['1h', '1d'])
  return {
    ...market,
    readCloses: async (reader, asked) => {
      const known_at = newest.get(asked.interval)
      return known_at && known_at > asked.after ? market.readCloses(reader, asked) : []
    },
  }
}
