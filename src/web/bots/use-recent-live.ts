/** The last nine fills, and each new one as it comes. */
import { useQueryClient } from '@tanstack/react-query'
import { useFills } from '#web/market/index.ts'
import { type Trade, useRecentTrades } from './bot-query.ts'

const SHOWN = 9
const key = ['readRecentTrades']

export function useRecentLive() {
  const client = useQueryClient()
  useFills({
    onFill: (fill) =>
      client.setQueryData<{ data: Trade[] }>(
        key,
        (known) => known && { data: [fill, ...known.data.filter(({ _id }) => _id !== fill._id)].slice(0, SHOWN) },
      ),
    onOpen: () => void client.invalidateQueries({ queryKey: key }),
  })
  return useRecentTrades()
}
