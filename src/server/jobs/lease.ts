/** One leader for a job among all nodes: a lease row, by the database's clock. */
import { newId } from '#kernel/id'
import type { Database } from '#server/store'

export type Lease = {
  /** Runs `work` when this node holds, or can take, the lease; otherwise does nothing. Returns whether it ran. */
  whileLeading(job: string, seconds: number, work: () => Promise<unknown>): Promise<boolean>
}

export function openLease(database: Database): Lease {
  const holder = newId()
  return {
    whileLeading: async (job, seconds, work) => {
      const [taken] = await database.transaction((tx) =>
        tx.query<{ fence: bigint }>(
          `INSERT INTO lease AS l (job, holder, fence, expires_at) VALUES ($1, $2, 1, clock_timestamp() + make_interval(secs => $3))
           ON CONFLICT (job) DO UPDATE SET holder = excluded.holder, expires_at = excluded.expires_at,
             fence = CASE WHEN l.holder = excluded.holder THEN l.fence ELSE l.fence + 1 END
           WHERE l.holder = excluded.holder OR l.expires_at < clock_timestamp() RETURNING fence`,
          [job, holder, seconds],
        ),
      )
      if (!taken) return false
      await work()
      return true
    },
  }
}
