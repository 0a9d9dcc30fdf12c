/** One leader for a job among all nodes: a lease row, by the database's clock. */
import { systemClock } from '#kernel/clock'
import { newId } from '#kernel/id'
import { inBackground } from '#kernel/promises'
import type { Database, Query, Queryable } from '#server/store'

/** Leadership, for work whose effects must be exclusive. */
export type HeldLease = {
  /** Whether this node still leads. Until the calling transaction ends, no other node can become the leader. */
  confirm(tx: Queryable): Promise<boolean>
}

export type Lease = {
  /** This node, as the leases name it. */
  readonly holder: string
  /**
   * Runs `work` when this node holds, or can take, the lease; otherwise does nothing. Returns whether it ran. The lease outlives the work.
   */
  whileLeading(job: string, seconds: number, work: () => Promise<unknown>): Promise<boolean>
  /**
   * Runs `work` if the lease is free, keeps it for as long as the work takes, and releases it. Null: another node has it. Calls of one node
   * must not overlap. A node that stalls for longer than `seconds` may lose it: effects that must not happen twice check `confirm`.
   */
  alone<Outcome>(job: string, seconds: number, work: (held: HeldLease) => Promise<Outcome>): Promise<{ readonly outcome: Outcome } | null>
  /**
   * For frequent work: the returned function runs it when this node leads, and asks the database only when a third of the lease has passed.
   * In between the lease may be lost: effects that must not happen twice check `confirm`.
   */
  keep(job: string, seconds: number): (work: (held: HeldLease) => Promise<unknown>) => Promise<void>
}

const TAKE = `INSERT INTO lease AS l (job, holder, fence, expires_at) VALUES ($1, $2, 1, clock_timestamp() + make_interval(secs => $3))
  ON CONFLICT (job) DO UPDATE SET holder = excluded.holder, expires_at = excluded.expires_at,
    fence = CASE WHEN l.holder = excluded.holder THEN l.fence ELSE l.fence + 1 END
  WHERE l.holder = excluded.holder OR l.expires_at < clock_timestamp() RETURNING fence`
const PROLONG = `UPDATE lease SET expires_at = clock_timestamp() + make_interval(secs => $4) WHERE job = $1 AND holder = $2 AND fence = $3`
const CONFIRM = 'SELECT FROM lease WHERE job = $1 AND holder = $2 AND fence = $3 FOR SHARE'

export function openLease({ query, transaction }: Pick<Database, 'query' | 'transaction'>): Lease {
  const holder = newId()
  const take = async (job: string, seconds: number): Promise<bigint | null> => {
    const [taken] = await transaction((tx) => tx.query<{ fence: bigint }>(TAKE, [job, holder, seconds]))
    return taken?.fence ?? null
  }
  const heldAt = (job: string, fence: bigint): HeldLease => ({
    confirm: async (tx) => (await tx.query(CONFIRM, [job, holder, fence])).length > 0,
  })
  return {
    holder,
    whileLeading: async (job, seconds, work) => {
      if ((await take(job, seconds)) === null) return false
      await work()
      return true
    },
    alone: async (job, seconds, work) => {
      const fence = await take(job, seconds)
      if (fence === null) return null
      const until = (left: number) => query(PROLONG, [job, holder, fence, left])
      // A failed renewal counts as a stall: the lease may pass to another node, and `confirm` then returns false.
      const heartbeat = setInterval(() => inBackground(until(seconds), () => {}), (seconds * 1000) / 3)
      try {
        return { outcome: await work(heldAt(job, fence)) }
      } finally {
        clearInterval(heartbeat)
        // Releases the lease; if that fails it expires.
        await until(-1).catch(() => {})
      }
    },
    keep: (job, seconds) => {
      let fence: bigint | null = null
      let asked_at = -Infinity
      return async (work) => {
        const now = systemClock.monotonic()
        if (now - asked_at > (seconds * 1000) / 3) {
          asked_at = now
          fence = await take(job, seconds)
        }
        if (fence !== null) await work(heldAt(job, fence))
      }
    },
  }
}

export type LeaseState = {
  readonly job: string
  readonly holder: string
  /** Rises by one each time that another node takes over. */
  readonly fence: bigint
  /** Until it expires; negative: no node has it. */
  readonly remaining_seconds: number
}

export function readLeases(query: Query): Promise<LeaseState[]> {
  return query<LeaseState>(
    'SELECT job, holder, fence, extract(epoch FROM expires_at - clock_timestamp())::float8 AS remaining_seconds FROM lease ORDER BY job',
  )
}
