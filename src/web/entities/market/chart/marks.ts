/** The bots' fills, matched to candles. */
import type { Candle } from './candles.ts'

export type Mark = { readonly id: string; readonly at: string; readonly side: 'buy' | 'sell'; readonly text: string }

/** The candle that contains an instant; none before the first. */
export function candleOf(candles: readonly Candle[], at: string): Candle | undefined {
  const then = Date.parse(at)
  return candles.findLast((candle) => Date.parse(candle.at) <= then)
}
