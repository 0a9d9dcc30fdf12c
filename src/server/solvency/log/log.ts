/** The log over its tables. Its pure part reads complete subtrees synchronously; here they are prefetched, all of a task at once. */
import { assert } from '#kernel/assert'
import { completedBy, entryHash, type LogNode, type LogNodes, treeHead } from '#proof/index'
import { readCommitments } from '#server/books'
import type { Query, Tx } from '#server/store'
import { LeadershipLost, type LogWriter } from '../context.ts'
import { nodeSha256 } from '../tree/branches.ts'
import { type Head, insertEntries, insertNodes, moveHead, type NewEntry, type NodePlace, readHead, readNodes } from './log-store.ts'

const NOTHING = new Uint8Array(32)

/**
 * Runs a computation over the log's subtrees: first to learn which it reads, which doesn't depend on values, then with the fetched ones.
 */
export async function withPrefetchedNodes<Outcome>(query: Query, compute: (nodes: LogNodes) => Outcome): Promise<Outcome> {
  const places = new Map<string, NodePlace>()
  compute((level, index) => {
    places.set(`${level}/${index}`, { level, index })
    return NOTHING
  })
  return compute(lookUp(await readNodes(query, [...places.values()])).nodes)
}

export function headAt(query: Query, size: number): Promise<Uint8Array> {
  return withPrefetchedNodes(query, (nodes) => treeHead(size, nodes, nodeSha256))
}

/** Appends entries at `from`, the log's size, and returns the root after them. The caller holds the lease and the head's lock. */
export async function append(tx: Tx, from: number, entries: readonly NewEntry[]): Promise<Uint8Array> {
  const { nodes, keep } = lookUp(await readNodes(tx.query, peaksOf(from)))
  const finished: LogNode[] = []
  entries.forEach(({ data }, at) => {
    const completed = completedBy(from + at, entryHash(data, nodeSha256), nodes, nodeSha256)
    completed.forEach(keep)
    finished.push(...completed)
  })
  await insertEntries(tx, from, entries)
  await insertNodes(tx, finished)
  return treeHead(from + entries.length, nodes, nodeSha256)
}

/** The complete subtrees of a log of this size: all that an append reads. */
function peaksOf(size: number): NodePlace[] {
  const peaks: NodePlace[] = []
  for (let level = 0, rest = size; rest > 0; level += 1, rest = Math.floor(rest / 2))
    if (rest % 2 === 1) peaks.push({ level, index: rest - 1 })
  return peaks
}

function lookUp(known: readonly LogNode[]): { nodes: LogNodes; keep: (node: LogNode) => void } {
  const hashes = new Map(known.map(({ level, index, hash }) => [`${level}/${index}`, hash]))
  return {
    keep: ({ level, index, hash }) => void hashes.set(`${level}/${index}`, hash),
    nodes: (level, index) => {
      const hash = hashes.get(`${level}/${index}`)
      assert(hash, 'the log has this complete subtree')
      return hash
    },
  }
}

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
