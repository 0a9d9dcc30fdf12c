/** Opens the room: the stream of events. */
import type { live } from '#contract/live'
import type { Handlers, Reader } from '#contract/shared/define'
import { refuse } from '#kernel/refusal'
import type { Database, Query } from '#server/store'
import { type HubDependencies, type LiveSubscriber, openHub } from './hub.ts'
import { type Change, type Cursor, formatCursor, parseCursor, purgeChanges, readChanges, readHorizon } from './store.ts'

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

/** One browser's stream: from its cursor, page by page, with backpressure. Unread changes stay in the database. */
type Events = (typeof live)['streamEvents']['events']
type LiveStream = Reader<Events>

const PAGE = 100

/** Resumes after the cursor if its rows still exist; otherwise starts now and says so. */
async function begin(query: Query, last_event_id: string | undefined): Promise<{ cursor: Cursor; resumed: boolean }> {
  const { horizon, floor } = await readHorizon(query)
  const asked = parseCursor(last_event_id)
  const resumed = asked !== null && asked.xid >= floor && asked.xid <= horizon
  return { cursor: resumed ? asked : { xid: horizon, n: 0n }, resumed }
}

/** Sends the changes after the cursor. Null: the client has disconnected. */
async function sendChanges(query: Query, user_id: string, from: Cursor, reader: LiveStream): Promise<Cursor | null> {
  let cursor = from
  for (;;) {
    const changes = await readChanges(query, user_id, cursor, PAGE)
    // First, because it has no id: a cut in between repeats it and does not lose it.
    if (changes.some(({ kind }) => kind === 'transaction') && !(await reader.send({ event: 'balance', id: null, data: {} }))) return null
    for (const change of changes) {
      if (!(await reader.send(eventOf(change)))) return null
      cursor = change
    }
    if (changes.length < PAGE) return cursor
  }
}

function eventOf({ kind, object_id, ...cursor }: Change): Parameters<LiveStream['send']>[0] {
  return { event: kind, id: formatCursor(cursor), data: { id: object_id } }
}
