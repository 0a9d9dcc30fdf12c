/** Makes epochs: at an interval when the journal or audit log moved, and on request; one node at a time. */
import type { Clock } from '#kernel/clock'
import { keepUntilAwaited } from '#kernel/promises'
import { type Refused, refuse } from '#kernel/refusal'
import { readLastBatch } from '#server/books'
import type { Lease } from '#server/jobs'
import { LeadershipLost, type SolvencyContext } from '../context.ts'
import { readPublishedHead } from '../log/published-heads.ts'
import { readNewestEpoch } from './epoch-store.ts'
import { makeEpoch, type NoEpoch } from './make-epoch.ts'

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
