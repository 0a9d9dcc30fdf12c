/**
 * The only writer of the journal. Callers submit groups and wait; groups that arrive during a batch go into the next one
 * together, so that they share the cost of a commit.
 */
import { assert } from '#kernel/assert'
import type { Clock } from '#kernel/clock'
import { newId } from '#kernel/id'
import { type Database, isOutOfSpace, isPassing } from '#server/store'
import { type BatchOutcome, runBatch, type Submission, UnopenedAccounts } from './batch.ts'
import type { Group, Verdict } from './group.ts'
import { openAccounts, type RecordWriters } from './store.ts'

export const QUEUE_LIMIT = 10_000
const BATCH_LIMIT = 1_000
const ATTEMPTS = 6
const PAUSE_MS = 40

export type Post = (group: Group) => Promise<Verdict>
type Waiting = { readonly submission: Submission; resolve(verdict: Verdict): void; reject(fault: unknown): void }

export type PostOptions = {
  readonly database: Database
  readonly clock: Clock
  /** Names of the SQL functions that groups may call, from the assembly. */
  readonly claims: ReadonlySet<string>
  readonly records: ReadonlySet<string>
  /** Record writers that are not SQL functions. */
  readonly writers?: RecordWriters
}

export function openPost({ database, clock, claims, records, writers = new Map() }: PostOptions): { post: Post; idle(): Promise<void> } {
  const queue: Waiting[] = []
  let pumping: Promise<void> | null = null

  const post: Post = (group) => {
    assert(group.keys.length > 0, 'a group has a key')
    for (const claim of group.claims) assert(claims.has(claim.name), `claim ${claim.name} is registered`)
    for (const record of group.records) assert(records.has(record.name), `record ${record.name} is registered`)
    if (queue.length >= QUEUE_LIMIT) return Promise.resolve({ refused: 'busy' })
    return new Promise((resolve, reject) => {
      queue.push({ submission: { id: newId(clock.now()), group }, resolve, reject })
      pumping ??= pump().finally(() => {
        pumping = null
      })
    })
  }

  async function pump(): Promise<void> {
    // Callers woken by the last batch submit again within this turn of the loop: waiting lets them share the next batch.
    await turn()
    while (queue.length > 0) {
      const deferred = await commit(queue.splice(0, BATCH_LIMIT))
      queue.unshift(...deferred)
      await turn()
    }
  }

  /** Commits a batch and resolves its callers; returns conflicting groups, to be tried again. */
  async function commit(waiting: readonly Waiting[]): Promise<Waiting[]> {
    try {
      const outcome = await attempt(
        { database, clock, writers },
        waiting.map((one) => one.submission),
      )
      const bySubmission = new Map(waiting.map((one) => [one.submission, one]))
      for (const [submission, verdict] of outcome.verdicts) bySubmission.get(submission)?.resolve(verdict)
      return outcome.deferred.flatMap((submission) => bySubmission.get(submission) ?? [])
    } catch (fault) {
      if (isPassing(fault)) {
        for (const one of waiting) one.resolve({ refused: 'away' })
        return []
      }
      const [only, ...others] = waiting
      if (only && others.length === 0) {
        only.reject(fault)
        return []
      }
      // A group that the store rejects fails the whole batch: bisecting isolates it.
      const middle = Math.ceil(waiting.length / 2)
      const first = await commit(waiting.slice(0, middle))
      return [...first, ...(await commit(waiting.slice(middle)))]
    }
  }

  return { post, idle: async () => void (await pumping) }
}

/** Runs a batch until its outcome is known: keys resolve a lost connection, and passing errors are retried. */
async function attempt(
  { database, clock, writers }: Pick<PostOptions, 'database' | 'clock'> & { readonly writers: RecordWriters },
  submissions: readonly Submission[],
): Promise<BatchOutcome> {
  let unopened: readonly string[] = []
  for (let tries = 1; ; ) {
    try {
      if (unopened.length > 0) await database.transaction((tx) => openAccounts(tx, unopened))
      unopened = []
      return await database.transaction((tx) => runBatch(tx, submissions, { recorded_at: clock.now(), writers }))
    } catch (fault) {
      if (fault instanceof UnopenedAccounts) unopened = fault.codes
      else {
        // Safe to retry: nothing happened, or the keys will reveal what did.
        if (!isPassing(fault) || isOutOfSpace(fault) || tries >= ATTEMPTS) throw fault
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * 2 ** tries))
        tries += 1
      }
    }
  }
}

function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
