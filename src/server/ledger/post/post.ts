/**
 * The only writer of the journal. Callers submit groups and wait; groups that arrive during a batch go into the next one
 * together, so that they share the cost of a commit.
 */
import { assert } from '#kernel/assert'
import { type Clock, systemClock } from '#kernel/clock'
import { newId } from '#kernel/id'
import { keepUntilAwaited } from '#kernel/promises'
import { type Database, isOutOfSpace, isPassing } from '#server/store'
import { type BatchOutcome, runBatch, type Submission, UnopenedAccounts } from './batch.ts'
import type { Group, Verdict } from './group.ts'
import { openAccounts, type RecordWriters } from './store.ts'

const QUEUE_LIMIT = 10_000
const BATCH_LIMIT = 1_000
const ATTEMPTS = 6
const PAUSE_MS = 40

export type Post = (group: Group) => Promise<Verdict>
type Waiting = {
  readonly submission: Submission
  readonly queued_at: number
  readonly origin: unknown
  resolve(verdict: Verdict): void
  reject(fault: unknown): void
}

/** One attempt to write a batch, for monitoring. `waited_seconds` has one member for each group. */
export type WrittenBatch = {
  readonly waited_seconds: readonly number[]
  readonly seconds: number
  readonly failed: boolean
  /** What `origin` returned when each group was queued. */
  readonly origins: readonly unknown[]
}

export type BatchWatch = {
  /** Called when a group is queued: where it comes from. */
  origin(): unknown
  ended(written: WrittenBatch): void
}

export type PostOptions = {
  readonly database: Database
  readonly clock: Clock
  /** Names of the SQL functions that groups may call, from the assembly. */
  readonly claims: ReadonlySet<string>
  readonly records: ReadonlySet<string>
  /** Record writers that are not SQL functions. */
  readonly writers?: RecordWriters
  readonly watch?: BatchWatch
}

export type Journal = {
  readonly post: Post
  /** Groups that wait for a batch. */
  waiting(): number
  idle(): Promise<void>
}

export function openPost({ database, clock, claims, records, writers = new Map(), watch }: PostOptions): Journal {
  const queue: Waiting[] = []
  let pumping: Promise<void> | null = null

  const post: Post = (group) => {
    assert(group.keys.length > 0, 'a group has a key')
    for (const claim of group.claims) assert(claim.read || claims.has(claim.name), `claim ${claim.name} is registered`)
    for (const record of group.records) assert(records.has(record.name), `record ${record.name} is registered`)
    if (queue.length >= QUEUE_LIMIT) return Promise.resolve({ refused: 'busy' })
    return new Promise((resolve, reject) => {
      const submission = { id: newId(clock.now()), group }
      queue.push({ submission, queued_at: systemClock.monotonic(), origin: watch?.origin(), resolve, reject })
      pumping ??= keepUntilAwaited(pump().finally(rest))
    })
  }
  const rest = (): void => {
    pumping = null
  }

  async function pump(): Promise<void> {
    // Callers woken by the last batch submit again within this turn of the loop: waiting lets them share the next batch.
    await turn()
    while (queue.length > 0) {
      queue.unshift(...(await commit({ database, clock, writers, watch }, queue.splice(0, BATCH_LIMIT))))
      await turn()
    }
  }

  return { post, waiting: () => queue.length, idle: async () => void (await pumping) }
}

type Committing = Pick<PostOptions, 'database' | 'clock'> & { readonly writers: RecordWriters; readonly watch: BatchWatch | undefined }

/** Commits a batch and resolves its callers; returns conflicting groups, to be tried again. */
async function commit(store: Committing, waiting: readonly Waiting[]): Promise<Waiting[]> {
  const ended = begin(waiting, store.watch)
  try {
    const outcome = await attempt(
      store,
      waiting.map((one) => one.submission),
    )
    ended(false)
    const bySubmission = new Map(waiting.map((one) => [one.submission, one]))
    for (const [submission, verdict] of outcome.verdicts) bySubmission.get(submission)?.resolve(verdict)
    return outcome.deferred.flatMap((submission) => bySubmission.get(submission) ?? [])
  } catch (fault) {
    ended(true)
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
    const first = await commit(store, waiting.slice(0, middle))
    return [...first, ...(await commit(store, waiting.slice(middle)))]
  }
}

/** Returns what to call at the end of the batch. */
function begin(waiting: readonly Waiting[], watch: BatchWatch | undefined): (failed: boolean) => void {
  const began_at = systemClock.monotonic()
  return (failed) =>
    watch?.ended({
      failed,
      seconds: (systemClock.monotonic() - began_at) / 1000,
      waited_seconds: waiting.map(({ queued_at }) => (began_at - queued_at) / 1000),
      origins: waiting.map(({ origin }) => origin),
    })
}

/** Runs a batch until its outcome is known: keys resolve a lost connection, and passing errors are retried. */
async function attempt({ database, clock, writers }: Omit<Committing, 'watch'>, submissions: readonly Submission[]): Promise<BatchOutcome> {
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
