/** Final bars of a run's coins. A bar without a price of one coin is skipped: the strategy's next relative then spans two. */

import { setImmediate as turn } from 'node:timers/promises'
import type { Clock } from '#kernel/clock'
import { DAY_MS, HOUR_MS } from '#kernel/duration'
import type { Price } from '#kernel/price'
import type { Query } from '#server/store'
import type { Bar } from '#trading/exchange/session'
import type { BarLength } from '#trading/line-up/bot'
import type { Rule } from '#trading/rule'
import type { BotMarket, ReadOutlooks } from '../dependencies.ts'
import type { Run } from './run.ts'

/** `at` is its close, in the market's own time; `known_at` is when it became known, in real time. */
export type KnownBar = Bar & { readonly known_at: Date }

export type Interval = '1h' | '1d'

const LENGTH_MS = { '1h': HOUR_MS, '1d': DAY_MS } as const
/** Bars are queried by when they became known; a market's past by its own time. */
export const EVER = new Date(0)

export function intervalOf(bar: BarLength): Interval {
  return bar === '1h' ? '1h' : '1d'
}

type Stretch = { readonly interval: Interval; readonly after: Date; readonly until: Date }

/** Oldest first: known after `after`, up to and at `until`. */
export async function readBars(
  { market, query }: { readonly market: BotMarket; readonly query: Query },
  { coins }: Pick<Run, 'coins'>,
  { interval, after, until }: Stretch,
): Promise<KnownBar[]> {
  const result = await market.readCloses({ query }, { symbols: coins, interval, after, until })
  return result.flatMap(({ at, known_at, closes }) => {
    const whole = closes.filter((close): close is Price => close !== null)
    return whole.length === coins.length ? [{ at: at.getTime() + LENGTH_MS[interval], known_at, closes: whole }] : []
  })
}

/** The bars at which a run is valued: hourly, or all bars of a recording, which has one length only. */
export async function readMarks(
  from: { readonly market: BotMarket; readonly query: Query },
  run: Pick<Run, 'coins' | 'source'>,
  stretch: Omit<Stretch, 'interval'>,
): Promise<KnownBar[]> {
  const hours = await readBars(from, run, { ...stretch, interval: '1h' })
  return hours.length === 0 && isRecording(run) ? readBars(from, run, { ...stretch, interval: '1d' }) : hours
}

/** A recording: its bars have past timestamps. */
export function isRecording({ source }: Pick<Run, 'source'>): boolean {
  return source.startsWith('REPLAY')
}

/** The bars of a run as its rule sees them: for a rule that uses forecasts, each with those of its day. */
export type BarSource = { readonly market: BotMarket; readonly readOutlooks: ReadOutlooks; readonly query: Query }

/** Known after `after`, up to and at `until`. A bar that closes at midnight gets the forecasts of the day that begins. */
export async function readRuleBars(
  from: BarSource,
  rule: Pick<Rule, 'uses_forecasts'>,
  run: Run,
  stretch: { readonly after: Date; readonly until: Date },
): Promise<KnownBar[]> {
  const bars = await readBars(from, run, { ...stretch, interval: intervalOf(run.bar) })
  const [first] = bars
  const last = bars.at(-1)
  if (!rule.uses_forecasts || !first || !last) return bars
  const asked = { source: run.source, symbols: run.coins, from: new Date(dayOf(first.at)), to: new Date(dayOf(last.at)) }
  const outlooks = await from.readOutlooks({ query: from.query }, asked)
  return bars.map((bar) => ({ ...bar, outlook: outlooks.get(dayOf(bar.at)) }))
}

function dayOf(at: number): number {
  return at - (at % DAY_MS)
}

const SLICE_MS = 8

/** Splits long work on the request thread into chunks of a few milliseconds, so that requests are served in between. */
export async function inChunks<One>(clock: Pick<Clock, 'monotonic'>, each: Iterable<One>, visit: (one: One) => void): Promise<void> {
  let began = clock.monotonic()
  for (const one of each) {
    visit(one)
    if (clock.monotonic() - began < SLICE_MS) continue
    await turn()
    began = clock.monotonic()
  }
}
