/** Makes epochs: at an interval when the journal or audit log moved, and on request; one node at a time. */
import type { Clock } from '#kernel/clock'
import { keepUntilAwaited } from '#kernel/promises'
import { type Refused, refuse } from '#kernel/refusal'
import { readLastBatch } from '#server/books'
import type { Lease } from '#server/jobs'
import type { Query } from '#server/store'
import { LeadershipLost, type LogWriter, type SolvencyContext } from '../context.ts'
import { appendBatches } from '../log/log.ts'
import { readHead, recordFault } from '../log/log-store.ts'
import { readPublishedHead } from '../log/published-heads.ts'
import { makeDraft, removeStrayDrafts } from './draft.ts'
import { readNewestEpoch } from './epoch-store.ts'
import { publish } from './publish.ts'

const EPOCH_SECONDS = 600
const LEASE = 'epoch'
/** Kept alive by the node that works; this long after a node's death another takes over. */
const LEASE_SECONDS = 30
const LOOK_MS = 250
const PATIENCE_MS = 300_000

export type Epochs = {
  /** Makes one when it is due and no other node is working on it; the job's run. */
  makeDue(): Promise<void>
  /**
   * An epoch whose books were read after this call, by any node: callers that arrive before a run has read them share it, the
   * others wait for the next. Refuses `unavailable` if another node takes too long.
   */
  makeNow(): Promise<number | NoEpoch | Refused<'unavailable'>>
}

type EpochsRoom = SolvencyContext & {
  readonly lease: Lease
  readonly clock: Clock
  /** Called with the seconds that an epoch took. */
  readonly onMade: (seconds: number) => void
}

export function openEpochs(room: EpochsRoom): Epochs {
  const inTurn = openTurns()
  let shared: Promise<number | NoEpoch | Refused<'unavailable'>> | null = null

  const enter = (): NonNullable<typeof shared> => {
    const close = (): void => {
      if (shared === mine) shared = null
    }
    const mine = keepUntilAwaited(inTurn(() => makeFirstFree(room, close)).finally(close))
    shared = mine
    return mine
  }
  return {
    makeNow: () => shared ?? enter(),
    makeDue: () =>
      inTurn(async () => {
        if (await isDue(room)) await attempt(room, () => {})
      }),
  }
}

/** One at a time in this process: the lease separates nodes, not the calls of one node. */
function openTurns(): <Outcome>(work: () => Promise<Outcome>) => Promise<Outcome> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work)
    last = mine.catch(() => {})
    return mine
  }
}

/** Waits until this node may write, and shares an epoch that another one makes meanwhile. `close`: later callers don't share this run. */
async function makeFirstFree(room: EpochsRoom, close: () => void): Promise<number | NoEpoch | Refused<'unavailable'>> {
  const { database, clock } = room
  const [row] = await database.query<{ now: Date }>('SELECT clock_timestamp() AS now')
  const asked_at = row?.now ?? clock.now()
  const started = clock.monotonic()
  while (clock.monotonic() - started < PATIENCE_MS) {
    const epoch = await attempt(room, close)
    if (epoch !== null) return epoch
    close()
    const newest = await readNewestEpoch(database.query)
    if (newest && newest.at > asked_at) return newest.epoch
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  return refuse('unavailable', { more: { retry_after_seconds: LEASE_SECONDS } })
}

/** Null: another node is the writer. */
async function attempt(room: EpochsRoom, beforeReading: () => void): Promise<number | NoEpoch | null> {
  try {
    const began_at = room.clock.monotonic()
    const led = await room.lease.alone(LEASE, LEASE_SECONDS, (lease) => makeEpoch({ ...room, lease }, beforeReading))
    if (typeof led?.outcome === 'number') room.onMade((room.clock.monotonic() - began_at) / 1000)
    return led?.outcome ?? null
  } catch (error) {
    if (error instanceof LeadershipLost) return null
    throw error
  }
}

/**
 * The first as soon as there is an account, and one as soon as the log has a new key; then after ten minutes, if the journal
 * or the audit log has moved.
 */
async function isDue({ database, auditHead, instance }: SolvencyContext): Promise<boolean> {
  const newest = await readNewestEpoch(database.query)
  if (!newest || (await instance()).next_log_key !== null) return true
  const [row] = await database.query<{ due: boolean }>('SELECT clock_timestamp() >= $1::timestamptz + make_interval(secs => $2) AS due', [
    newest.at,
    EPOCH_SECONDS,
  ])
  if (row?.due !== true) return false
  if ((await readLastBatch(database.query)) > newest.batch) return true
  const published = await readPublishedHead(database.query)
  return !published || (await auditHead(database.query)).count > published.count
}

/** Why there was no epoch: no account yet, or books that don't add up (shown in /readyz until an epoch succeeds). */
type NoEpoch = Refused<'no_account' | 'no_statement'>

const WHY = {
  total_out_of_range: 'what is owed in all reaches 2^53 cents',
  equal_leaves: 'two leaves have the same hash',
} as const

/** Published state never goes back: a shorter audit log means that the database was restored. */
const AUDIT_BEHIND = 'the audit log is not the one whose head was published before'

/**
 * Makes and publishes the next epoch and returns its number. `beforeReading` is called just before the books are read. Throws
 * LeadershipLost.
 */
async function makeEpoch(writing: LogWriter, beforeReading: () => void): Promise<number | NoEpoch> {
  const { database } = writing
  const instance = await writing.instance()
  await removeStrayDrafts(database.query)
  const epoch = (await readHead(database.query)).epoch + 1
  const behind = await writing.publishedFault(database.query)
  if (behind !== null) return nothing(writing, epoch, behind)
  if (!(await auditFollows(writing))) return nothing(writing, epoch, AUDIT_BEHIND)
  const draft = await makeDraft(database, { master: instance.masters[0], epoch, beforeReading })
  if (draft === null) return refuse('no_account')
  if ('refused' in draft) {
    return nothing(writing, epoch, draft.refused === 'unequal' ? (draft.detail ?? draft.refused) : WHY[draft.refused])
  }
  await appendBatches(writing, draft.snapshot.batch)
  await publish(writing, { draft, epoch, code: await writing.code() })
  return epoch
}

async function nothing({ database, log }: LogWriter, epoch: number, why: string): Promise<NoEpoch> {
  await recordFault(database.query, why)
  if (log) log.error({ epoch, why }, 'no epoch was published')
  return refuse('no_statement', { reason: 'nothing_published', params: { why } })
}

async function auditFollows({ database: { query }, auditHead }: LogWriter): Promise<boolean> {
  const last = await readPublishedHead(query)
  const now = await auditHead(query)
  return !last || now.count > last.count || (now.count === last.count && now.head === last.head)
}

/** Why the last attempt to publish an epoch failed; null: it did not. */
export async function readFault(query: Query): Promise<string | null> {
  const [row] = await query<{ fault: string | null }>('SELECT fault FROM proof_head')
  return row?.fault ?? null
}

export async function describeProof(query: Query): Promise<string> {
  const [row] = await query<{ epoch: bigint; age: number | null; fault: string | null; fault_at: Date | null }>(
    `SELECT h.epoch, floor(extract(epoch FROM clock_timestamp() - e.at))::integer AS age, h.fault, h.fault_at
     FROM proof_head h LEFT JOIN proof_epoch e ON e.epoch = h.epoch`,
  )
  const newest = !row || row.epoch === 0n ? 'No epoch yet.' : `Epoch ${row.epoch} is ${row.age} s old.`
  return row?.fault ? `${newest} At ${row.fault_at?.toISOString()} nothing was published: ${row.fault}.` : newest
}

/** Whether the proof keeps up with the books; it is never late while the books don't change. */
const LATE_SECONDS = 1_800

/** Since when the oldest uncovered batch has waited, if too long; null: the proof keeps up. */
export async function readLateSince(query: Query, now: Date): Promise<Date | null> {
  const [row] = await query<{ recorded_at: Date }>(
    `SELECT recorded_at FROM journal_batch WHERE number = 1 + coalesce((SELECT batch FROM proof_epoch ORDER BY epoch DESC LIMIT 1), 0)
       AND recorded_at < $1::timestamptz - make_interval(secs => ${LATE_SECONDS})`,
    [now],
  )
  return row?.recorded_at ?? null
}
