/** The log's only writer: an append is one transaction that holds the lease and the head, so that no two nodes continue the same log. */
import { readCommitments } from '#server/books'
import type { Tx } from '#server/store'
import { LeadershipLost, type LogWriter } from '../context.ts'
import { append } from './log.ts'
import { type Head, moveHead, readHead } from './log-store.ts'

/** Batches in one transaction: some milliseconds of hashing, so that callers don't wait. */
const RUN = 1_000

/** Runs `work` at the head of the log as its writer. Throws LeadershipLost, without any change, if another node has become the writer. */
export async function asWriter<Outcome>({ database, lease }: LogWriter, work: (tx: Tx, head: Head) => Promise<Outcome>): Promise<Outcome> {
  return database.transaction(async (tx) => {
    if (!(await lease.confirm(tx))) throw new LeadershipLost('another node writes the log')
    return work(tx, await readHead(tx.query, 'FOR UPDATE'))
  })
}

/** Appends the commitments of all journal batches up to `last` that the log does not have yet. */
export async function appendBatches(writing: LogWriter, last: bigint): Promise<void> {
  while (await appendRun(writing, last)) {}
}

/** False: no batches are left. */
async function appendRun(writing: LogWriter, last: bigint): Promise<boolean> {
  return asWriter(writing, async (tx, head) => {
    const run = await readCommitments(tx.query, { after: head.batch, last, limit: RUN })
    const end = run.at(-1)
    if (!end) return false
    await append(
      tx,
      head.size,
      run.map(({ number, commitment }) => ({ kind: 'batch', number, data: commitment })),
    )
    await moveHead(tx, { ...head, size: head.size + run.length, batch: end.number }, false)
    return end.number < last
  })
}
