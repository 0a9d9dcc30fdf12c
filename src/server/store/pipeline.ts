/**
 * Reads issued in the same turn of the event loop share one connection and one socket write: a page's parallel reads take one
 * round trip, and other connections stay free. Writes never wait behind them, because only a write can hold a lock that another
 * statement of the turn needs.
 */
import type pg from 'pg'
import { inBackground } from '#kernel/promises'
import type { Result, Sent } from './prepared.ts'
import { type PooledRead, runTogether } from './prepared-reads.ts'

/** A turn with more reads takes another connection, so that a slow read delays few others. */
const MAX_READS = 16

export function openPipeline(pool: pg.Pool): (sent: Sent) => Promise<Result> {
  let waiting: PooledRead[] = []
  const send = (): void => {
    const reads = waiting
    waiting = []
    for (let from = 0; from < reads.length; from += MAX_READS) sendNow(pool, reads.slice(from, from + MAX_READS))
  }
  return (sent) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) process.nextTick(send)
      waiting.push({ sent, resolve, reject })
    })
}

function sendNow(pool: pg.Pool, reads: readonly PooledRead[]): void {
  inBackground(sendAll(pool, reads), (error) => {
    for (const { reject } of reads) reject(error)
  })
}

/** A write, on a connection of its own. */
export function sendAlone(pool: pg.Pool, sent: Sent): Promise<Result> {
  return new Promise((resolve, reject) => sendNow(pool, [{ sent, resolve, reject }]))
}

async function sendAll(pool: pg.Pool, reads: readonly PooledRead[]): Promise<void> {
  const client = await pool.connect()
  writeTogether(client)
  // As the pool itself does after a failed query.
  client.release(await runTogether(client, reads))
}

type Connection = { readonly connection: { readonly stream: { cork(): void; uncork(): void } } }

/** Batches everything sent before the turn ends into one write, because a write costs as much CPU as a short statement. */
export function writeTogether(client: pg.PoolClient): void {
  const { stream } = (client as unknown as Connection).connection
  stream.cork()
  process.nextTick(() => stream.uncork())
}
