/**
 * One round of the leader, each second. Every effect is unique in the database by (run, bar) and by order, so an interrupted round, or two at once,
 * leave the same result as one whole round.
 */
import type { Bot } from '#trading/line-up/bot'
import type { BotsDependencies, Tick } from '../dependencies.ts'
import { decideDue, dueBar } from './decide-due.ts'
import { fillDue } from './fill-due.ts'
import { findRuns } from './find-run.ts'
import { haltedBy, newestTick } from './freshness.ts'
import { markDue } from './mark-due.ts'
import { onlyNewBars } from './new-bars.ts'
import { openRuns } from './open-runs.ts'
import { findPending, lastDecided } from './order-row.ts'
import type { Run } from './run.ts'
import { initialState, type StrategyState, warmUp } from './warm-up.ts'

/** A node's memory between rounds; losing it is harmless. */
export type Memory = { readonly strategies: Map<string, StrategyState>; readonly marked: Map<string, Date> }

export function emptyMemory(): Memory {
  return { strategies: new Map(), marked: new Map() }
}

export async function round(deps: BotsDependencies, memory: Memory): Promise<void> {
  const { query } = deps.database
  const newest = await newestTick(deps)
  const { tick, whole } = newest
  if (!tick) return
  const roundDeps = { ...deps, market: await onlyNewBars(deps) }
  // With stale prices no order is written, and pending ones lapse.
  const runs = newest.stale || !newest.whole ? await findRuns(query, roundDeps.market.source) : await openRuns(roundDeps, tick)
  const ids = runs.map(({ id }) => id)
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

async function act(deps: BotsDependencies, memory: Memory, bot: Bot, run: Run, tick: Tick, decided: Date | null): Promise<void> {
  const before = memory.strategies.get(run.id) ?? initialState(bot.rule, run)
  const strategy = await warmUp({ ...deps, query: deps.database.query }, bot.rule, run, before, tick.at)
  memory.strategies.set(run.id, strategy)
  const bar_at = dueBar(bot, run, strategy, decided)
  if (bar_at) await decideDue(deps, bot, run, strategy, bar_at, tick)
}

/** Bars known before the last point are not checked again. */
async function markSince(deps: BotsDependencies, memory: Memory, run: Run, tick: Tick): Promise<void> {
  const after = memory.marked.get(run.id) ?? run.released_at
  await markDue(deps, run, after, tick.at)
  memory.marked.set(run.id, tick.at)
}
