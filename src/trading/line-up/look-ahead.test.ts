/**
 * No look-ahead, for every bot through the whole engine: its trades up to a bar are the same whether later bars are present, missing or
 * different. LOOK_AHEAD_RUNS sets how many random cuts are tried.
 */
import { expect, it } from 'vitest'
import { type Price, priceOf } from '#kernel/price'
import { type Bar, runSession, type Step } from '../exchange/session.ts'
import { type Random, seeded } from '../seeded.ts'
import { endsBar } from './bar.ts'
import type { Bot } from './bot.ts'
import { lineUp } from './line-up.ts'

const RUNS = Number(process.env.LOOK_AHEAD_RUNS ?? 1)
const LENGTH_MS = { '1h': 3_600_000, '1d': 86_400_000, '1mo': 86_400_000 }
/** An hourly trend rule looks back 28 days. */
const BARS = { '1h': 800, '1d': 200, '1mo': 200 }

function prices(bot: Bot, draw: Random, from: readonly number[], bars: number, at: number): Bar[] {
  const now = [...from]
  return Array.from({ length: bars }, (_none, n) => {
    for (const [coin, last] of now.entries()) now[coin] = last * Math.exp((draw() - 0.5) * 0.06)
    const outlook = bot.rule.uses_forecasts && bot.coins.map(() => (draw() < 0.2 ? null : 0.01 * draw()))
    return { at: at + (n + 1) * LENGTH_MS[bot.bar], closes: now.map((usd) => priceOf(usd) as Price), outlook }
  })
}

/** The observable part of a step. */
function seen({ bar, value, book, fills }: Step<unknown>) {
  return {
    at: bar.at,
    value,
    cash: book.cash,
    fills: fills.map(({ symbol, side, quantity, price, amount, fee }) => [symbol, side, quantity, price, amount, fee]),
  }
}

function play(bot: Bot, bars: readonly Bar[]) {
  const acts = ({ at }: Bar) => endsBar(bot.bar, at)
  return [...runSession({ rule: bot.rule, symbols: bot.coins, capital: bot.capital, acts }, bars)].map(seen)
}

it.each(lineUp.map((bot) => [bot.version, bot] as const))('bot %s decides and trades on nothing that came later', (_version, bot) => {
  let compared = 0
  for (let run = 0; run < RUNS; run += 1) {
    const draw = seeded(1_000 * run + Number(bot.version))
    const start = Date.parse('2026-01-01T00:00:00Z')
    const bars = prices(
      bot,
      draw,
      bot.coins.map(() => 10 ** (draw() * 4 - 1)),
      BARS[bot.bar],
      start,
    )
    const whole = play(bot, bars)
    const cut = 2 + Math.floor(draw() * (bars.length - 2))
    const kept = bars.slice(0, cut)
    const other = prices(
      bot,
      draw,
      bot.coins.map(() => 10 ** (draw() * 4 - 1)),
      20,
      kept.at(-1)?.at ?? start,
    )
    expect(play(bot, kept)).toEqual(whole.slice(0, cut))
    expect(play(bot, [...kept, ...other]).slice(0, cut)).toEqual(whole.slice(0, cut))
    compared += cut
    expect(whole.some(({ fills }) => fills.length > 0)).toBe(true)
  }
  expect(compared).toBeGreaterThan(RUNS)
})

it('would see a rule that looks ahead', () => {
  const [bot] = lineUp
  if (!bot) throw new Error('there is a bot')
  const bars = prices(
    bot,
    seeded(7),
    bot.coins.map(() => 100),
    40,
    Date.parse('2026-01-01T00:00:00Z'),
  )
  const peeking = (all: readonly Bar[]): Bot => ({
    ...bot,
    rule: { ...bot.rule, decide: () => bot.coins.map((_coin, n) => ((all.at(-1)?.closes[n] ?? 0n) > at100 ? 0.1 : 0)) },
  })
  const at100 = priceOf(100) as Price
  const cut = bars.slice(0, 33)
  expect(play(peeking(cut), cut)).not.toEqual(play(peeking(bars), bars).slice(0, 33))
})
