/** The last nine fills in list order, with new ones from the stream. Refetched after a gap of the stream. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFills } from '#web/entities/market/index.ts'
import { type Trade, useRecentTrades } from './bot-query.ts'
import { newestOf } from './newest-of.ts'

export function useRecentLive() {
  const client = useQueryClient()
  const [heard, setHeard] = useState<readonly Trade[]>([])
  useFills({
    onFill: (fill) => setHeard((known) => newestOf([...known, fill])),
    onOpen: () => void client.invalidateQueries({ queryKey: ['readRecentTrades'] }),
  })
  const recent = useRecentTrades()
  // Streamed fills are kept apart from fetched ones: a response in flight must not remove a new fill.
  return { ...recent, data: recent.data && newestOf([...recent.data, ...heard]) }
}
