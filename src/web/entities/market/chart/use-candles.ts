/** A coin's candles with the newest price in the last one; refetched when a candle ends, at least once a minute. */

import { keepPreviousData } from '@tanstack/react-query'
import { useMemo } from 'react'
import { MINUTE_MS } from '#kernel/duration'
import { read, useData } from '#web/shared/call/read.ts'
import { useCoins } from '../prices/use-market.ts'
import { type Candle, type Interval, withPrice } from './candles.ts'

const READ_MS = MINUTE_MS
const CANDLE_LIMIT = '500'

export function useCandles(symbol: string, interval: Interval) {
  const query = useData(read('readCandles', { query: { symbol: `${symbol}USDT`, interval, limit: CANDLE_LIMIT } }), {
    refetchInterval: READ_MS,
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
