/** The last nine fills as the lists order them, and each new one as it comes. After a break of the stream they are read again. */
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
