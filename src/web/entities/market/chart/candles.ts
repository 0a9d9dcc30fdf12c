/** Candles of one coin: as stored, and the live last one. */

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Interval } from '#contract/market'
import type { WireData } from '#contract/routes'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#kernel/duration'
import { read } from '#web/shared/call/read.ts'
import type { Coin } from '../prices/coin.ts'
import { useCoins, useFills } from '../prices/use-market.ts'

export type Candle = WireData<'readCandles'>[number]

export const intervals = ['1m', '5m', '1h', '1d'] as const satisfies readonly Interval[]
export type { Interval }

const LENGTH_MS: Readonly<Record<Interval, number>> = { '1m': MINUTE_MS, '5m': 300_000, '1h': HOUR_MS, '1d': DAY_MS }

/** The end of a candle: the start of the next. */
function endOf({ at }: Pick<Candle, 'at'>, interval: Interval): number {
  return Date.parse(at) + LENGTH_MS[interval]
}

/** Whether `now` differs from `before` only in the last candle, or by one more. */
export function goesOn(before: readonly Candle[], now: readonly Candle[]): boolean {
  const more = now.length - before.length
  const at = before.length - 2
  return at >= 0 && (more === 0 || more === 1) && before[0] === now[0] && before[at] === now[at]
}

/**
 * The candles with the coin's newest price in the last one. Ignores prices of another source and of a recording, which has another time. A
 * price beyond the last candle begins the next one; no further candle is invented.
 */
export function withPrice(candles: readonly Candle[], coin: Coin | undefined, interval: Interval): readonly Candle[] {
  const last = candles.at(-1)
  if (!last || !coin?.price || !coin.as_of || coin.source !== last.source || last.source.startsWith('REPLAY')) return candles
  const at = Date.parse(coin.as_of)
  const end = endOf(last, interval)
  if (at < Date.parse(last.at)) return candles
  if (at >= end) return [...candles, begin(coin.price, at - (at % LENGTH_MS[interval]), last)]
  if (last.final) return candles
  const { price } = coin
  const high = Number(price) > Number(last.high) ? price : last.high
  const low = Number(price) < Number(last.low) ? price : last.low
  return [...candles.slice(0, -1), { ...last, high, low, close: price }]
}

function begin(price: string, at: number, { source }: Candle): Candle {
  return { at: new Date(at).toISOString(), open: price, high: price, low: price, close: price, volume: null, source, final: false }
}

/** A bot's fill at its candle. */
export type Mark = { readonly id: string; readonly at: string; readonly side: 'buy' | 'sell'; readonly text: string }

/** The candle that contains an instant; none before the first. */
export function candleOf(candles: readonly Candle[], at: string): Candle | undefined {
  const then = Date.parse(at)
  return candles.findLast((candle) => Date.parse(candle.at) <= then)
}

/** A coin's candles with the newest price in the last one; refetched when a candle ends, at least once a minute. */
const READ_MS = MINUTE_MS
const CANDLE_LIMIT = '500'

export function useCandles(symbol: string, interval: Interval) {
  const query = useQuery({
    ...read('readCandles', { query: { symbol: `${symbol}USDT`, interval, limit: CANDLE_LIMIT } }),
    queryKey: ['readCandles', symbol, interval],
    select: (reply) => reply.data,
    refetchInterval: READ_MS,
    // Another interval of the same coin is shown until it is replaced; another coin's candles never are.
    placeholderData: (before, asked) => (asked?.queryKey[1] === symbol ? keepPreviousData(before) : undefined),
  })
  const coin = useCoins().find((one) => one.symbol === symbol)
  const stored = query.data
  const isPlaceholder = query.isPlaceholderData
  const candles = useMemo<readonly Candle[] | undefined>(
    () => (stored && !isPlaceholder ? withPrice(stored, coin, interval) : stored),
    [stored, isPlaceholder, coin, interval],
  )
  return { query, candles }
}

const MARKED = '100'

/** The bots' newest fills of one pair, oldest first; refetched when a new one arrives. */
export function useFillsOf(symbol: string) {
  const client = useQueryClient()
  const pair = `${symbol}USDT`
  const query = read('listTrades', { query: { pair, limit: MARKED } })
  const again = () => void client.invalidateQueries({ queryKey: query.queryKey })
  useFills({ onFill: (fill) => fill.pair === pair && again(), onOpen: again })
  return useQuery({ ...query, select: (reply) => reply.data.toReversed() })
}
