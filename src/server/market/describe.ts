/** The state of the prices in one sentence, for the operator. */
import { BREAKER_FAILURES } from './circuit-breaker.ts'
import type { Source } from './feed.ts'
import type { Queryable } from './tick.ts'

type Row = { readonly at: Date | null; readonly failures: number; readonly last_error: string | null; readonly next_at: Date }

export async function describeFeed({ query }: Queryable, source: Source, now: Date): Promise<string> {
  const [row] = await query<Row>('SELECT at, failures, last_error, next_at FROM market_feed WHERE source = $1', [source])
  const age = row?.at
    ? `${source}, ${Math.max(0, Math.round((now.getTime() - row.at.getTime()) / 1000))} s old.`
    : `${source}, no price yet.`
  if (!row?.failures) return age
  const open = row.failures >= BREAKER_FAILURES ? ` It is asked again at ${row.next_at.toISOString()}.` : ''
  return `${age} ${row.last_error} Failures in a row: ${row.failures}.${open}`
}
