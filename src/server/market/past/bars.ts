/**
 * The simulator's candles for time without ticks: before the first tick, and while nothing ran. Runs are stored one by one; the first,
 * before the next tick, has the candles that later ticks continue. Pure, so that a worker thread can run it.
 */
import { type Interval, intervals } from '#contract/market'
import { DAY_SECONDS, MINUTE_SECONDS } from '#kernel/duration'
import { coins } from '#trading/coins'
import { type Bars, lengths, type Simulator } from '#trading/simulator/index'
import { coinOrder } from '../coin.ts'
import type { PastBar, PastRange } from '../feed.ts'

/** How far back each interval goes at the first start. */
const spans: Readonly<Record<Interval, number>> = {
  '1m': 2 * DAY_SECONDS,
  '5m': 14 * DAY_SECONDS,
  '1h': 120 * DAY_SECONDS,
  '1d': 1_095 * DAY_SECONDS,
}

const RUN = 200

export function* pastRuns(simulator: Simulator, range: PastRange): Generator<readonly PastBar[]> {
  yield intervals.flatMap((interval) => edgeBars(simulator, interval, range))
  for (const interval of intervals) {
    let run: PastBar[] = []
    for (const bars of simulator.candles(interval, startOf(interval, range), range.until)) {
      run.push(barOf(interval, bars, true))
      if (run.length < RUN) continue
      yield run
      run = []
    }
    if (run.length > 0) yield run
  }
}

function startOf(interval: Interval, { since, until }: PastRange): number {
  const earliest = until - spans[interval]
  return since === null ? earliest : Math.max(earliest, floorTo(interval, since))
}

/** The candle of the last tick, and the open one. */
function edgeBars(simulator: Simulator, interval: Interval, { since, until }: PastRange): PastBar[] {
  const length = lengths[interval]
  const last = floorTo(interval, until)
  const before =
    since === null || floorTo(interval, since) === last
      ? []
      : [...simulator.candles(interval, floorTo(interval, since), floorTo(interval, since) + length)]
  const minutes = [...simulator.candles('1m', last, until)]
  return [...before.map((bars) => barOf(interval, bars, true)), ...(minutes.length > 0 ? [foldBars(interval, last, minutes)] : [])]
}

function floorTo(interval: Interval, second: number): number {
  return second - (second % lengths[interval])
}

function foldBars(interval: Interval, at: number, minutes: readonly Bars[]): PastBar {
  const all = minutes.map((bars) => barOf('1m', bars, true))
  const [first, last] = [all[0] as PastBar, all.at(-1) as PastBar]
  const most = (side: 'highs' | 'lows', better: (a: bigint, b: bigint) => boolean) =>
    first[side].map((_price, place) =>
      all.map((bar) => bar[side][place] ?? null).reduce((a, b) => (a !== null && b !== null && better(a, b) ? a : b)),
    )
  return {
    ...first,
    interval,
    at: new Date(at * 1000),
    highs: most('highs', (a, b) => a >= b),
    lows: most('lows', (a, b) => a <= b),
    closes: last.closes,
    whole: at + lengths[interval] <= last.at.getTime() / 1000 + MINUTE_SECONDS,
  }
}

const COIN_AT = coinOrder.map((symbol) => coins.findIndex((coin) => coin.symbol === symbol))

function barOf(interval: Interval, { at, bars }: Bars, whole: boolean): PastBar {
  const side = (name: 'open' | 'high' | 'low' | 'close') => COIN_AT.map((coin) => bars[coin]?.[name] ?? null)
  const [opens, highs, lows, closes] = [side('open'), side('high'), side('low'), side('close')]
  return { interval, at: new Date(at * 1000), opens, highs, lows, closes, volumes: null, whole }
}
