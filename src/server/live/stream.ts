/** One browser's stream: from its cursor, page by page, with backpressure. Unread changes stay in the database. */

import type { live } from '#contract/live'
import type { Reader } from '#contract/shared/define'
import type { Query } from '#server/store'
import { type Cursor, formatCursor, parseCursor } from './cursor.ts'
import { type Change, readChanges, readHorizon } from './store.ts'

type Events = (typeof live)['streamEvents']['events']
export type LiveStream = Reader<Events>

const PAGE = 100

/** Resumes after the cursor if its rows still exist; otherwise starts now and says so. */
export async function begin(query: Query, last_event_id: string | undefined): Promise<{ cursor: Cursor; resumed: boolean }> {
  const { horizon, floor } = await readHorizon(query)
  const asked = parseCursor(last_event_id)
  const resumed = asked !== null && asked.xid >= floor && asked.xid <= horizon
  return { cursor: resumed ? asked : { xid: horizon, n: 0n }, resumed }
}

/** Sends the changes after the cursor. Null: the client has disconnected. */
export async function sendChanges(query: Query, user_id: string, from: Cursor, reader: LiveStream): Promise<Cursor | null> {
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
