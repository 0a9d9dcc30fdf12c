/** Whether anything may be traded: only on a price that is there and young. */
import type { BotsDependencies, Tick } from './dependencies.ts'

export type NewestTick = {
  readonly tick: Tick | null
  readonly stale: boolean
  /** Every bar that was known at the tick is stored. */
  readonly whole: boolean
}

/** No tick is older than this when something is filled on it, and none comes later than this after its order. */
export const STALE_MS = 120_000

export async function newestTick({ market, database }: Pick<BotsDependencies, 'market' | 'database'>): Promise<NewestTick> {
  const { at, stale } = await market.newest(database)
  if (at === null) return { tick: null, stale: true, whole: false }
  const tick = await market.readTickAfter(database, new Date(at.getTime() - 1))
  return { tick, stale: stale || tick === null, whole: await market.hasPast(database) }
}

/** The reason in a sentence; null: these coins may be traded. */
export function haltedBy(coins: readonly string[], { tick, stale, whole }: NewestTick): string | null {
  if (tick === null) return 'There is no price yet.'
  if (stale) return `The newest price is from ${tick.at.toISOString()}: older than 120 seconds, and nothing is traded on it.`
  if (!whole) return 'The past of these prices is still being stored.'
  const missing = coins.filter((symbol) => !tick.prices.has(symbol))
  return missing.length === 0 ? null : `There is no price for ${missing.join(', ')}.`
}
