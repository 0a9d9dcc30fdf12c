/**
 * Reads issued in the same turn of the event loop share one connection and one socket write: a page's parallel reads take one
 * round trip, and other connections stay free. Writes never wait behind them, because only a write can hold a lock that another
 * statement of the turn needs.
 */
import type pg from 'pg'
import { inBackground } from '#kernel/promises'

type Statement = pg.QueryConfig
type Result = pg.QueryResult
type Waiting = { readonly statement: Statement; readonly resolve: (result: Result) => void; readonly reject: (error: unknown) => void }

/** A turn with more reads takes another connection, so that a slow read delays few others. */
const MAX_READS = 16

/** Statements and functions that write or lock. */
const WRITES =
  /\b(?:INSERT|UPDATE|DELETE|MERGE|SHARE|LOCK)\b|market_record_tick|market_finish_candles|audit_record|ledger_record|pg_advisory|;/i

/** Whether a statement takes no lock that others could wait for. If in doubt, it counts as a write. */
export function isRead(text: string): boolean {
  const kind = kinds.get(text)
  if (kind !== undefined) return kind === 'read'
  const is_read = /^\s*(?:SELECT|WITH)\b/i.test(text) && !WRITES.test(text)
  if (kinds.size < MAX_KINDS) kinds.set(text, is_read ? 'read' : 'write')
  return is_read
}

/** Texts are constants of the program, most of them; lists of columns make a few more. */
const MAX_KINDS = 2_000
const kinds = new Map<string, 'read' | 'write'>()

export function openPipeline(pool: pg.Pool): (statement: Statement) => Promise<Result> {
  let waiting: Waiting[] = []
  const send = (): void => {
    const reads = waiting
    waiting = []
    for (let from = 0; from < reads.length; from += MAX_READS) sendNow(pool, reads.slice(from, from + MAX_READS))
  }
  return (statement) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) process.nextTick(send)
      waiting.push({ statement, resolve, reject })
    })
}

function sendNow(pool: pg.Pool, reads: readonly Waiting[]): void {
  inBackground(sendAll(pool, reads), (error) => {
    for (const { reject } of reads) reject(error)
  })
}

async function sendAll(pool: pg.Pool, reads: readonly Waiting[]): Promise<void> {
  const client = await pool.connect()
  let failed = false
  writeTogether(client)
  await Promise.all(
    reads.map(({ statement, resolve, reject }) =>
      client.query(statement).then(resolve, (error: unknown) => {
        failed = true
        reject(error)
      }),
    ),
  )
  // As the pool itself does after a failed query.
  client.release(failed)
}

type Connection = { readonly connection: { readonly stream: { cork(): void; uncork(): void } } }

/** Batches everything sent before the turn ends into one write, because a write costs as much CPU as a short statement. */
export function writeTogether(client: pg.PoolClient): void {
  const { stream } = (client as unknown as Connection).connection
  stream.cork()
  process.nextTick(() => stream.uncork())
}
