/**
 * One stream for all tabs of this browser: the tab with the lock reads it and broadcasts events. When that tab closes, another takes the lock and
 * resumes from the last id. Without locks (old browsers, plain http on other hosts) each tab reads for itself.
 */
import { drawnFor } from '#web/shared/session/drawn-for.ts'
import { pauseMs } from './back-off.ts'
import { pause } from './pause.ts'
import { type LiveEvent, readStream } from './read-stream.ts'

export type LiveState = 'live' | 'reconnecting'
export type Listener = {
  onNews(news: LiveEvent): void
  onState(state: LiveState): void
  /** The server refuses new streams. */
  onRefused(): void
}

const UNAUTHORIZED = 401
const TOO_MANY = 429
/** Pause if other browsers use up the person's streams. */
const CROWDED_FAILURES = 6

type Passed = { readonly news: LiveEvent } | { readonly state: LiveState } | { readonly refused: true } | { readonly asks: true }

/** Listens until the signal is aborted. */
export function listenLive(listener: Listener, signal: AbortSignal): void {
  // By member, so that a tab that still awaits its reload hears nothing of the next one.
  const name = `clearterm live ${drawnFor()}`
  const channel = new BroadcastChannel(name)
  let state: LiveState | null = null
  let leads = false
  let last_id: string | null = null

  const take = (passed: Passed): void => {
    if ('news' in passed) {
      last_id = passed.news.id ?? last_id
      listener.onNews(passed.news)
    } else if ('state' in passed) {
      state = passed.state
      listener.onState(passed.state)
    } else if ('refused' in passed) listener.onRefused()
  }
  const pass = (passed: Passed): void => {
    if (signal.aborted) return
    channel.postMessage(passed)
    take(passed)
  }
  channel.onmessage = ({ data }: MessageEvent<Passed>) => {
    if (!('asks' in data)) take(data)
    else if (leads && state) channel.postMessage({ state } satisfies Passed)
  }
  signal.addEventListener('abort', () => channel.close())
  const readAsLeader = async (): Promise<void> => {
    leads = true
    await readOn({ lastId: () => last_id, pass, signal })
    leads = false
  }
  channel.postMessage({ asks: true } satisfies Passed)
  // Aborted while waiting for the lock.
  if ('locks' in navigator) void navigator.locks.request(name, { signal }, readAsLeader).catch(() => {})
  else void readAsLeader()
}

type Reading = { readonly lastId: () => string | null; readonly pass: (passed: Passed) => void; readonly signal: AbortSignal }

/** Reads and reconnects with a backoff until the session has ended. */
async function readOn({ lastId, pass, signal }: Reading): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    const end = await readStream(lastId(), signal, (news) => {
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
