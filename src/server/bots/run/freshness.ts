/** Whether trading is allowed: only on a fresh price. */
import type { Note } from '#sentences/notes'
import type { BotsDependencies, Tick } from '../dependencies.ts'

export type NewestTick = {
  readonly tick: Tick | null
  readonly stale: boolean
  /** Every bar that was known at the tick is stored. */
  readonly whole: boolean
}

/** A fill's tick is at most this old, and comes at most this long after the order. */
export const STALE_MS = 120_000

export async function newestTick({ market, database }: Pick<BotsDependencies, 'market' | 'database'>): Promise<NewestTick> {
  const { at, stale } = await market.newest(database)
  if (at === null) return { tick: null, stale: true, whole: false }
  const tick = await market.readTickAfter(database, new Date(at.getTime() - 1))
  return { tick, stale: stale || tick === null, whole: await market.hasPast(database) }
}

/** Null: these coins may be traded. */
export function haltedBy(coins: readonly string[], { tick, stale, whole }: NewestTick): Note | null {
  if (tick === null) return { code: 'price_missing_yet' }
  if (stale) return { code: 'price_old', params: { at: tick.at.toISOString() } }
  if (!whole) return { code: 'past_stored' }
  const missing = coins.filter((symbol) => !tick.prices.has(symbol))
  return missing.length === 0 ? null : { code: 'price_missing', params: { coins: missing.join(', ') } }
}
