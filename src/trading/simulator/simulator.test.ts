import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { formatPrice, type Price } from '#kernel/price'
import { coins } from '../coins.ts'
import { type Bar, type Bars, type Interval, lengths, openSimulator } from './index.ts'

const VECTORS = new URL('../../../test/vectors/simulator.json', import.meta.url)
const second = (instant: string): number => Date.parse(instant) / 1000
const shown = (prices: readonly Price[]): string[] => prices.map(formatPrice)
const shownBar = ({ open, high, low, close }: Bar): string => shown([open, high, low, close]).join(' ')

const instants = [
  '2022-01-01T00:00:00Z',
  '2022-01-01T00:00:01Z',
  '2023-07-14T23:59:59Z',
  '2023-07-15T00:00:00Z',
  '2026-11-21T13:07:42Z',
  '2031-02-28T12:00:00Z',
]
const intervals = Object.keys(lengths) as Interval[]

/** Frozen: a change makes another market and needs another seed. */
function frozen() {
  const mine = openSimulator()
  const other = openSimulator({ seed: new Uint8Array(32).fill(7), genesis: second('2025-01-01T00:00:00Z') })
  const at = second('2026-11-20T00:00:00Z')
  return {
    default: Object.fromEntries(instants.map((instant) => [instant, shown(mine.pricesAt(second(instant)))])),
    other: shown(other.pricesAt(second('2025-03-04T05:06:07Z'))),
    candles: Object.fromEntries(
      intervals.map((interval) => [
        interval,
        [...mine.candles(interval, at, at + lengths[interval])].flatMap(({ bars }) => bars.map(shownBar)),
      ]),
    ),
  }
}

it('gives the prices that are frozen, to the digit', () => {
  const now = frozen()
  if (process.env.FREEZE === 'simulator') writeFileSync(VECTORS, `${JSON.stringify(now, null, 1)}\n`)
  expect(now).toEqual(JSON.parse(readFileSync(VECTORS, 'utf8')))
})

it('reaches a second at random as walking does, over minutes, hours and midnight', () => {
  const walked = openSimulator()
  const from = second('2024-02-28T23:58:30Z')
  for (const tick of walked.ticks(from, from + 150)) {
    expect(shown(openSimulator().pricesAt(tick.second))).toEqual(shown(tick.prices))
  }
  const jumping = openSimulator()
  for (const offset of [149, 0, 90, 89, 31, 90, 7_000_000, 90]) jumping.pricesAt(from + offset)
  expect(jumping.pricesAt(from + 90)).toEqual(openSimulator().pricesAt(from + 90))
})

it('has candles that agree: each is the fold of the shorter ones, opens where the last closed, and passes through the ticks', () => {
  const simulator = openSimulator({ seed: 'agree' })
  const [from, to] = [second('2025-06-01T00:00:00Z'), second('2025-06-03T00:00:00Z')]
  const minutes = [...simulator.candles('1m', from, to)]
  expect(minutes).toHaveLength(2_880)
  for (const interval of intervals) {
    const bars = [...simulator.candles(interval, from, to)]
    expect(bars.map(({ at }) => at)).toEqual(
      Array.from({ length: (to - from) / lengths[interval] }, (_, at) => from + at * lengths[interval]),
    )
    for (const { at, bars: made } of bars) {
      const first = (at - from) / 60
      expect(made).toEqual(fold(minutes.slice(first, first + lengths[interval] / 60)))
    }
    expect(bars.slice(1).every(({ bars: made }, at) => made.every((bar, coin) => bar.open === bars[at]?.bars[coin]?.close))).toBe(true)
  }
  for (const { at, bars } of minutes.filter((_, at) => at % 97 === 0)) {
    expect(bars.map(({ open }) => open)).toEqual(simulator.pricesAt(at))
    expect(bars.map(({ close }) => close)).toEqual(simulator.pricesAt(at + 60))
  }
})

it('gives whole candles only, and none before the genesis', () => {
  const { candles, genesis } = openSimulator()
  expect([...candles('1h', genesis - 7_200, genesis + 7_199)].map(({ at }) => at)).toEqual([genesis])
  expect([...candles('1d', genesis + 1, genesis + 2 * 86_400)].map(({ at }) => at)).toEqual([genesis + 86_400])
})

function fold(minutes: readonly Bars[]): Bar[] {
  return coins.map((_, coin) => {
    const bars = minutes.map(({ bars: made }) => made[coin] as Bar)
    const [first, last] = [bars[0] as Bar, bars.at(-1) as Bar]
    return {
      open: first.open,
      high: bars.reduce((most, { high }) => (high > most ? high : most), first.high),
      low: bars.reduce((least, { low }) => (low < least ? low : least), first.low),
      close: last.close,
    }
  })
}
