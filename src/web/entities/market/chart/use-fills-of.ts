/** The bots' newest fills of one pair, oldest first; refetched when a new one arrives. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/shared/call/call.ts'
import { useFills } from '../prices/use-market.ts'

const MARKED = '100'

export function useFillsOf(symbol: string) {
  const client = useQueryClient()
  const pair = `${symbol}USDT`
  const again = () => void client.invalidateQueries({ queryKey: ['listTrades', pair] })
  useFills({ onFill: (fill) => fill.pair === pair && again(), onOpen: again })
  return useQuery({
    queryKey: ['listTrades', pair],
    queryFn: ({ signal }) => call('listTrades', { query: { pair, limit: MARKED }, signal }),
    select: (reply) => reply.data.toReversed(),
  })
}
