/** Adds trials to a member's count. The browser runs them, so it reports them too; the count only grows. */
import { HOUR_SECONDS } from '#kernel/duration'
import { newId } from '#kernel/id'
import { isRefused, type Refused } from '#kernel/refusal'
import { type Limit, refuseIfClosed } from '#server/identity'
import { findRepeat, type OnceKey, onceHashes, type WrittenRow } from '#server/store'
import type { LabDependencies } from './dependencies.ts'
import { insertTrials, type TrialCount } from './store.ts'

/** Reports of a member. One covers up to 1,000 trials. */
const REPORTS: Limit = { max: 600, window_seconds: HOUR_SECONDS }

export async function countTrials(
  { database, clock, throttle }: LabDependencies,
  user_id: string,
  count: TrialCount,
  once: OnceKey,
): Promise<WrittenRow | Refused<'too_many' | 'key_reused' | 'session_expired'>> {
  return database.transaction(async (tx) => {
    const closed = await refuseIfClosed(tx, user_id)
    if (closed) return closed
    const hashes = onceHashes(once)
    const first = await findRepeat(tx, { table: 'lab_trial', id: 'id', turn: `lab/${user_id}` }, hashes)
    if (isRefused(first) || first) return first
    const limited = await throttle.limit('lab-trials', user_id, REPORTS, tx)
    if (limited) return limited
    const created_at = clock.now()
    const id = newId(created_at)
    await insertTrials(tx, { id, user_id, ...count, ...hashes, created_at })
    return { id, is_repeat: false }
  })
}
