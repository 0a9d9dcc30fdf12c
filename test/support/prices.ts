/**
 * Prices that a test says. Each tick of the market takes the next that were given:
 *
 *   const prices = scriptedFeed()
 *   const app = await startApp(store, { feed: prices })
 *   prices.say({ BTC: 50_000, ETH: 2_000 })
 *   await app.assembly.market.tick()
 */
import { type Price, priceOf } from '#kernel/price'
import { type Bar, coinOrder, type PriceFeed, type Prices, type Source } from '#server/market'
import type { TestApp } from './app.ts'

export type ScriptedPrices = Readonly<Partial<Record<(typeof coinOrder)[number], number>>>

export type ScriptedFeed = PriceFeed & {
  /** What the next ask answers, and every ask after it until the next prices. */
  say(
    usd: ScriptedPrices,
    more?: { readonly changes?: ScriptedPrices; readonly priced_at?: Date; readonly bars?: readonly Bar[]; readonly market_at?: Date },
  ): void
  fail(error: Error): void
  asked(): number
}

export function scriptedFeed(about: Partial<PriceFeed> & { readonly source?: Source } = {}): ScriptedFeed {
  let answer: PriceFeed['fetchQuote'] = async () => null
  let asked = 0
  return {
    source: 'SIMULATED 2',
    recording: null,
    every_seconds: 1,
    single_poller: false,
    folds: true,
    past: null,
    ...about,
    fetchQuote: (second, known) => {
      asked += 1
      return answer(second, known)
    },
    say: (usd, { changes = {}, priced_at, bars = [], market_at } = {}) => {
      const prices = pricesOf(usd)
      answer = async (second) => ({
        prices,
        priced_at: prices.map((price) => (price ? (priced_at ?? second) : null)),
        changes: coinOrder.map((symbol) => changes[symbol] ?? null),
        market_at: market_at ?? second,
        bars,
      })
    },
    fail: (error) => {
      answer = () => Promise.reject(error)
    },
    asked: () => asked,
  }
}

/** A tick at that instant of the test's clock, however long everything before it took. */
export async function tickAt({ assembly, clock }: Pick<TestApp, 'assembly' | 'clock'>, at: number): Promise<boolean> {
  await assembly.market.prepare()
  clock.advance((at - clock.now().getTime()) / 1000)
  return assembly.market.tick()
}

/** The next whole hour or minute, in milliseconds. */
export function nextWhole({ clock }: Pick<TestApp, 'clock'>, length_seconds: number): number {
  const length = length_seconds * 1000
  return Math.ceil(clock.now().getTime() / length) * length
}

export function pricesOf(usd: ScriptedPrices): Prices {
  return coinOrder.map((symbol): Price | null => priceOf(usd[symbol] ?? 0))
}
