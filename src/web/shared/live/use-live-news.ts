/** While signed in, refetches the queries affected by server events, and no others. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { RouteName } from '#contract/routes'
import { reportNoAnswer } from '#web/shared/call/connection.ts'
import { callTable } from '#web/shared/call/member-calls.ts'
import { msSince } from '#web/shared/clock/server-now.ts'
import { drawnFor } from '#web/shared/session/drawn-for.ts'
import { type LiveEvent, pause, pauseMs, readStream } from './read-stream.ts'
import { shareStream } from './share-stream.ts'

const GATHER_MS = 120
const FRESH_MS = 5_000
/** A short interruption isn't named; meanwhile nothing claims to be live. */
const QUIET_MS = 4_000

const concerned: Readonly<Record<string, readonly RouteName[]>> = {
  balance: ['readAccount', 'readFigure', 'readEquity', 'readPerformance', 'readIncomeDue', 'readMe'],
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
        void client.invalidateQueries({ predicate: ({ state }) => state.dataUpdatedAt > 0 && msSince(state.dataUpdatedAt) > FRESH_MS })
      for (const name of concerned[event] ?? []) names.add(name)
      if (names.size > 0) timer ??= setTimeout(flush, GATHER_MS)
    },
    stop: () => clearTimeout(timer),
  }
}

export type LiveState = 'live' | 'reconnecting'
type Listener = {
  onNews(news: LiveEvent): void
  onState(state: LiveState): void
  /** The server refuses new streams. */
  onRefused(): void
}

const UNAUTHORIZED = 401
const TOO_MANY = 429
/** Pause if other browsers use up the person's streams. */
const CROWDED_FAILURES = 6

type Passed = { readonly news: LiveEvent } | { readonly state: LiveState } | { readonly refused: true }

/** Listens until the signal is aborted. The tab that takes over resumes from the last id. */
function listenLive(listener: Listener, signal: AbortSignal): void {
  let state: LiveState | null = null
  let last_id: string | null = null
  shareStream<Passed>({
    // By member, so that a tab that still awaits its reload hears nothing of the next one.
    name: `clearterm live ${drawnFor()}`,
    signal,
    read: (pass) => readOn({ lastId: () => last_id, pass, signal }),
    greet: () => state && { state },
    take: (passed) => {
      if ('news' in passed) {
        last_id = passed.news.id ?? last_id
        listener.onNews(passed.news)
      } else if ('state' in passed) {
        state = passed.state
        listener.onState(passed.state)
      } else listener.onRefused()
    },
  })
}

type Reading = { readonly lastId: () => string | null; readonly pass: (passed: Passed) => void; readonly signal: AbortSignal }

/** Reads and reconnects with a backoff until the session has ended. */
async function readOn({ lastId, pass, signal }: Reading): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    const end = await readStream(callTable.streamEvents[1], { last_id: lastId(), signal }, (news) => {
      if (news.event === 'ready') {
        failures = 0
        pass({ state: 'live' })
      }
      pass({ news })
    })
    if (signal.aborted) return
    if ('refused' in end && end.refused === UNAUTHORIZED) return pass({ refused: true })
    pass({ state: 'reconnecting' })
    if ('refused' in end && end.refused === TOO_MANY) failures = CROWDED_FAILURES
    await pause(pauseMs(failures), signal)
    failures += 1
  }
}
