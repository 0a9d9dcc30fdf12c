/**
 * The inner record of bot 8.0. It is computed from stored closes and forecasts, which never change, so every node comes to the same; a node
 * keeps it in memory and adds the new closes.
 */

import type * as z from 'zod/mini'
import type { bots, ensemblePoint } from '#contract/bots'
import type { ReplyOf } from '#contract/shared/define'
import { DAY_MS } from '#kernel/duration'
import { singleFlight } from '#kernel/single-flight'
import { ensemble } from '#trading/line-up/line-up'
import { type EnsemblePoint, type EnsembleRecord, startEnsembleRecord, stepEnsembleRecord } from '#trading/performance/ensemble'
import type { BotsDependencies } from '../dependencies.ts'
import { percent } from '../record/bot-record.ts'
import { newestTick } from '../run/freshness.ts'
import { inChunks, readRuleBars } from '../run/read-bars.ts'
import { findRun, type Run } from '../run/run.ts'
import { sample } from './sample.ts'

type Point = z.output<typeof ensemblePoint>
type Summary = NonNullable<ReplyOf<typeof bots.readBotEnsemble>['data']>

export type Ensembles = {
  /** Null: the bot is no ensemble, or has not begun. */
  summary(version: string): Promise<Summary | null>
  history(version: string): Promise<Point[]>
}

type EnsembleView = {
  readonly run: Run
  readonly record: EnsembleRecord
  readonly until: Date
  readonly points: readonly EnsemblePoint[]
  readonly from: number
}

const MAX_POINTS = 90
const DENSE_DAYS = 31
const TARGET = ensemble.rule.parameters.target ?? 0

export function openEnsembles(deps: BotsDependencies): Ensembles {
  let kept: EnsembleView | null = null
  const renew = singleFlight(async (): Promise<EnsembleView | null> => {
    kept = await extended(deps, kept)
    return kept
  })
  return {
    summary: async (version) => {
      const now = version === ensemble.version ? await renew() : null
      return now && now.from > 0 ? summaryOf(now) : null
    },
    history: async (version) => {
      const points = version === ensemble.version ? ((await renew())?.points ?? []) : []
      const dense_from = (points.at(-1)?.at ?? 0) - DENSE_DAYS * DAY_MS
      return points.filter(({ at }, n) => n === 0 || at > dense_from || at % DAY_MS === 0).map(toWire)
    },
  }
}

/** With all closes that were known at the newest tick. */
async function extended(deps: BotsDependencies, before: EnsembleView | null): Promise<EnsembleView | null> {
  const { database, market, clock } = deps
  const run = before?.run ?? (await findRun(database.query, ensemble.version, market.source))
  if (!run) return null
  const { tick, whole } = await newestTick(deps)
  const options = { rule: ensemble.rule, symbols: run.coins, capital: run.capital }
  const now = before ?? { run, record: startEnsembleRecord(options), until: run.history_from, points: [], from: 0 }
  if (!tick || !whole || tick.at <= now.until) return now
  const bars = await readRuleBars({ ...deps, query: database.query }, ensemble.rule, run, { after: now.until, until: tick.at })
  let { record } = now
  const points = [...now.points]
  await inChunks(clock, bars, (bar) => {
    const released = bar.known_at > run.released_at
    const step = stepEnsembleRecord(options, record, bar, released)
    record = step.record
    if (released) points.push(step.point)
  })
  return { run, record, until: tick.at, points, from: now.from || (bars[0]?.at ?? 0) }
}

function summaryOf({ record, points, from }: EnsembleView): Summary {
  return {
    learnt_from: new Date(from),
    learnt_bars: record.state.rounds,
    target_percent: percent(TARGET),
    bars: points.length,
    bars_with_forecast: points.filter(({ forecasts }) => forecasts > 0).length,
    points: sample(points, MAX_POINTS).map(toWire),
  }
}

function toWire({ at, shares, exposure, exposure_without, forecasts, regret, bound, net, net_without }: EnsemblePoint): Point {
  const [first = 0, second = 0, third = 0, fourth = 0] = shares.map(percent)
  return {
    at: new Date(at),
    share_1_0: first,
    share_2_0: second,
    share_4_0: third,
    share_5_0: fourth,
    exposure_percent: percent(exposure),
    exposure_without_percent: percent(exposure_without),
    forecasts,
    regret_percent: percent(regret),
    bound_percent: percent(bound),
    net_percent: percent(net),
    without_percent: percent(net_without),
  }
}
