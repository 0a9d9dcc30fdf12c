/** Opens the room: the stream of events. */
import type { live } from '#contract/live'
import type { Handlers } from '#contract/shared/define'
import { refuse } from '#kernel/refusal'
import type { Database } from '#server/store'
import { formatCursor } from './cursor.ts'
import { type HubDependencies, type LiveSubscriber, openHub } from './hub.ts'
import { purgeChanges } from './store.ts'
import { begin, type LiveStream, sendChanges } from './stream.ts'

export type Live = {
  readonly routes: Handlers<typeof live>
  /** For an hourly job. */
  purge(): Promise<void>
  close(): Promise<void>
}

const RETRY_SECONDS = 5

export function openLive(deps: HubDependencies): Live {
  const { database } = deps
  const hub = openHub(deps)
  return {
    routes: {
      streamEvents: async ({ caller, transport }) => {
        const wakes = bell()
        const subscriber: LiveSubscriber = { user_id: caller.user_id, session_id: caller.session_id, wake: wakes.ring, end: wakes.end }
        // Registered before the first read, so that later changes wake it.
        if (!hub.add(subscriber)) return refuse('too_many', { more: { retry_after_seconds: RETRY_SECONDS } })
        const stream = (reader: LiveStream) =>
          serve(database, subscriber, wakes, reader, transport.last_event_id).finally(() => hub.remove(subscriber))
        return { stream }
      },
    },
    purge: () => purgeChanges(database),
    close: hub.close,
  }
}

async function serve(
  { query }: Database,
  { user_id }: LiveSubscriber,
  wakes: Bell,
  reader: LiveStream,
  last_event_id: string | undefined,
): Promise<void> {
  reader.gone.addEventListener('abort', wakes.end)
  if (reader.gone.aborted) return
  const { cursor: first, resumed } = await begin(query, last_event_id)
  let cursor = (await reader.send({ event: 'ready', id: formatCursor(first), data: { resumed } })) ? first : null
  do {
    cursor = cursor && (await sendChanges(query, user_id, cursor, reader))
  } while (cursor && (await wakes.rung()))
}

/** Wakes without a waiter are merged into one. */
type Bell = { ring(): void; end(): void /** False: it has ended. */; rung(): Promise<boolean> }

function bell(): Bell {
  let ringing = false
  let ended = false
  let waiting: (() => void) | null = null
  return {
    ring: () => {
      ringing = true
      waiting?.()
    },
    end: () => {
      ended = true
      waiting?.()
    },
    rung: async () => {
      if (!ringing && !ended)
        await new Promise<void>((resolve) => {
          waiting = resolve
        })
      waiting = null
      ringing = false
      return !ended
    },
  }
}
