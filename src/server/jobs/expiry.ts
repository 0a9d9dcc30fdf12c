/**
 * What ends by its time. A job may be late or run on no node, so each call, page and job first ends what is due. In between this costs
 * nothing: the node knows when the next one ends.
 */
import { addSeconds, type Clock } from '#kernel/clock'
import { keepUntilAwaited } from '#kernel/promises'

/** A kind of record that ends by its time, as a room declares it (src/server/room). */
type Expiry = { readonly next: () => Promise<Date | null>; readonly end: () => Promise<unknown> }

/** How long an answer of `next` holds: shorter than the shortest life, by more than clocks differ. */
const ASK_SECONDS = 60
/** Until the next attempt where something due can't be ended, because the database or the ledger takes no writes. */
const PAUSE_SECONDS = 1
/** Another node may be at the same ones: it has ended them when this one is refused. */
const ATTEMPTS = 3

type ExpiryOptions = { readonly clock: Pick<Clock, 'now'>; readonly report: (error: unknown) => unknown }

/** How long a caller waits: a database that does not answer must not hold up what needs none, and a great backlog no call. */
const WAIT_MS = 3_000

/** Resolves when all that is due has ended, or can't be now. Never rejects. Concurrent callers share a round. */
export function openExpiry(kinds: readonly Expiry[], { clock, report }: ExpiryOptions): () => Promise<void> {
  let quiet_until = new Date(0)
  let asked_at = new Date(0)
  let running: Promise<void> | null = null

  const round = async (): Promise<void> => {
    asked_at = clock.now()
    const ends = await Promise.all(kinds.map((kind) => endDue(kind, clock).catch(failed)))
    quiet_until = ends.reduce((first, end) => (end < first ? end : first), addSeconds(asked_at, ASK_SECONDS))
    running = null
  }
  const failed = (error: unknown): Date => {
    report(error)
    return addSeconds(clock.now(), PAUSE_SECONDS)
  }
  // A clock that was set back would trust an old answer for longer.
  const isQuiet = (): boolean => clock.now() < quiet_until && clock.now() >= asked_at
  return async () => {
    // What ended while another caller's round was under way is ended by a second one.
    for (let rounds = 0; rounds < 2 && !isQuiet(); rounds += 1) {
      running ??= keepUntilAwaited(round())
      if (!(await isDoneWithin(running, WAIT_MS))) return
    }
  }
}

/** Until when there is nothing to do. */
export async function endDue({ next, end }: Expiry, clock: Pick<Clock, 'now'>): Promise<Date> {
  for (let attempt = 0; ; attempt += 1) {
    const first = await next()
    const now = clock.now()
    if (!first) return addSeconds(now, ASK_SECONDS)
    if (first > now) return first
    if (attempt === ATTEMPTS) return addSeconds(now, PAUSE_SECONDS)
    await end()
  }
}

async function isDoneWithin(work: Promise<void>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms)
  })
  const done = await Promise.race([work.then(() => true), late])
  clearTimeout(timer)
  return done
}
