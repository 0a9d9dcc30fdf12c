/** The state of the prices in one sentence, for the operator. */
import type { Queryable } from '#server/store'
import { BREAKER_FAILURES } from './circuit-breaker.ts'
import type { Source } from './feed.ts'

type Row = { readonly at: Date | null; readonly failures: number; readonly last_error: string | null; readonly next_at: Date }

/** How many fetches in a row have failed, and the newest tick's second; null before the first. */
export async function readFeedState(reader: Queryable, source: Source): Promise<{ readonly at: Date | null; readonly failures: number }> {
  const row = await readRow(reader, source)
  return { at: row?.at ?? null, failures: row?.failures ?? 0 }
}

async function readRow({ query }: Queryable, source: Source): Promise<Row | undefined> {
  const [row] = await query<Row>('SELECT at, failures, last_error, next_at FROM market_feed WHERE source = $1', [source])
  return row
}

export async function describeFeed(reader: Queryable, source: Source, now: Date): Promise<string> {
  const row = await readRow(reader, source)
  const age = row?.at
    ? `${source}, ${Math.max(0, Math.round((now.getTime() - row.at.getTime()) / 1000))} s old.`
    : `${source}, no price yet.`
  if (!row?.failures) return age
  const open = row.failures >= BREAKER_FAILURES ? ` It is asked again at ${row.next_at.toISOString()}.` : ''
  return `${age} ${row.last_error} Failures in a row: ${row.failures}.${open}`
}
