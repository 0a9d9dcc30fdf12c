/** The bots' newest fills of one pair, oldest first; refetched when a new one arrives. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { read } from '#web/shared/call/read.ts'
import { useFills } from '../prices/use-market.ts'

const MARKED = '100'

export function useFillsOf(symbol: string) {
  const client = useQueryClient()
  const pair = `${symbol}USDT`
  const query = read('listTrades', { query: { pair, limit: MARKED } })
  const again = () => void client.invalidateQueries({ queryKey: query.queryKey })
  useFills({ onFill: (fill) => fill.pair === pair && again(), onOpen: again })
  return useQuery({ ...query, select: (reply) => reply.data.toReversed() })
}
