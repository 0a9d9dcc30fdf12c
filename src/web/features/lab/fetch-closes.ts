/** The closes for a run: each coin's candles by page, aligned to common instants, of one source only. */

import { DAY_MS } from '#kernel/duration'
import { call } from '#web/shared/call/call.ts'
import type { Closes, Setup } from './lab-messages.ts'

/** `from`, `to`: days, the last one included, or exact instants of the first and the last close. */
type PriceQuery = Pick<Setup, 'coins' | 'interval' | 'from' | 'to'>

type Candle = { readonly at: string; readonly close: string; readonly source: string; readonly final: boolean }

const PAGE = 1_500
const DAY_LENGTH = '2026-11-20'.length
export const MIN_BARS = 3

/** Rejects with CallError, like any call, or with a sentence about the prices. */
export async function fetchCloses(setup: PriceQuery, onProgress: (share: number) => void, signal: AbortSignal): Promise<Closes> {
  const all: (readonly Candle[])[] = []
  for (const coin of setup.coins) {
    all.push(await readCoin(coin, setup, signal))
    onProgress(all.length / setup.coins.length)
  }
  return align(all)
}

async function readCoin(coin: string, { interval, from, to }: PriceQuery, signal: AbortSignal): Promise<Candle[]> {
  const begin = new Date(from).toISOString()
  let before = new Date(Date.parse(to) + (to.length > DAY_LENGTH ? 1 : DAY_MS)).toISOString()
  let candles: Candle[] = []
  for (;;) {
    const query = { symbol: `${coin}USDT`, interval, limit: String(PAGE), before }
    const { data } = await call('readCandles', { query, signal })
    candles = [...data, ...candles]
    const [oldest] = data
    if (!oldest || data.length < PAGE || oldest.at <= begin) return candles.filter(({ at, final }) => final && at >= begin)
    before = oldest.at
  }
}

/** Exported for its test. */
export function align(all: readonly (readonly Candle[])[]): Closes {
  const maps = all.map((candles) => new Map(candles.map((candle) => [candle.at, candle])))
  const at = [...(maps[0]?.keys() ?? [])].filter((instant) => maps.every((map) => map.has(instant))).sort()
  const sources = new Set(all.flatMap((candles) => candles.map(({ source }) => source)))
  if (sources.size > 1) throw new Error(`The prices come from more than one source: ${[...sources].join(', ')}.`)
  return {
    at,
    closes: at.map((instant) => maps.map((map) => Number(map.get(instant)?.close))),
    source: [...sources][0] ?? '',
  }
}
