/** A coin's candles with the newest price in the last one; refetched when a candle ends, at least once a minute. */

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { MINUTE_MS } from '#kernel/duration'
import { read } from '#web/shared/call/read.ts'
import { useCoins, useFills } from '../prices/use-market.ts'
import { type Candle, type Interval, withPrice } from './candles.ts'

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
