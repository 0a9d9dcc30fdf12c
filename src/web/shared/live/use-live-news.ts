/** While signed in, refetches the queries affected by server events, and no others. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { RouteName } from '#contract/routes'
import { reportNoAnswer } from '#web/shared/call/connection.ts'
import { type LiveState, listenLive } from './live.ts'
import type { LiveEvent } from './read-stream.ts'

const GATHER_MS = 120
const FRESH_MS = 5_000
/** A short interruption isn't named; meanwhile nothing claims to be live. */
const QUIET_MS = 4_000

const concerned: Readonly<Record<string, readonly RouteName[]>> = {
  balance: ['readAccount', 'readFigure', 'readEquity', 'readMe'],
  transaction: ['listTransactions', 'readTransaction', 'readDeposit', 'readReferral'],
  investment: ['listInvestments', 'readInvestment'],
  message: ['listMessages', 'readAccount', 'listConversations', 'readConversation'],
}

/** Null until the first status and during a short interruption. */
export function useLiveNews(user_id: string): LiveState | null {
  const client = useQueryClient()
  const [state, setState] = useState<LiveState | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person on this browser is another stream
  useEffect(() => {
    const stop = new AbortController()
    const gathered = gather(client)
    let quiet: ReturnType<typeof setTimeout> | undefined
    listenLive(
      {
        onNews: gathered.add,
        onState: (next) => {
          clearTimeout(quiet)
          setState(next === 'live' ? next : null)
          if (next === 'live') return
          quiet = setTimeout(() => setState(next), QUIET_MS)
          reportNoAnswer()
        },
        // The next request fails with the session's end, and the session watch handles it.
        onRefused: () => void client.invalidateQueries({ queryKey: ['readAccount'] }),
      },
      stop.signal,
    )
    return () => {
      clearTimeout(quiet)
      gathered.stop()
      stop.abort()
    }
  }, [client, user_id])
  return state
}

/** Events close together cause one refetch of each query. */
function gather(client: QueryClient): { add(news: LiveEvent): void; stop(): void } {
  const names = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = (): void => {
    timer = undefined
    for (const name of names) void client.invalidateQueries({ queryKey: [name] })
    names.clear()
  }
  return {
    add: ({ event, resumed }) => {
      // Events may have been missed: everything not just fetched is refetched.
      if (event === 'ready' && !resumed)
        void client.invalidateQueries({ predicate: ({ state }) => state.dataUpdatedAt < Date.now() - FRESH_MS && state.dataUpdatedAt > 0 })
      for (const name of concerned[event] ?? []) names.add(name)
      if (names.size > 0) timer ??= setTimeout(flush, GATHER_MS)
    },
    stop: () => clearTimeout(timer),
  }
}
