/** Whether the proof keeps up with the books; it is never late while the books don't change. */
import type { Query } from '#server/store'

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
