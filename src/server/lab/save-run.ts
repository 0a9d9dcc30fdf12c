/** Saves a run. Its figures are the browser's; the number of trials beside them is the server's own count. */

import type { lab } from '#contract/lab'
import { MAX_SAVED_RUNS } from '#contract/lab'
import type { BodyOf } from '#contract/shared/define'
import { newId } from '#kernel/id'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import { refuseIfClosed } from '#server/identity'
import { findRepeat, type OnceKey, onceHashes, type WrittenRow } from '#server/store'
import type { LabDependencies } from './dependencies.ts'
import { limitLab } from './limits.ts'
import { countRuns, countTrialsBy, insertRun } from './store.ts'

type SaveRefusal = Refused<'too_many' | 'key_reused' | 'session_expired' | 'wrong_status'>

export async function saveRun(
  { database, clock, throttle }: LabDependencies,
  user_id: string,
  { figures, ...inputs }: BodyOf<typeof lab.saveLabRun>,
  once: OnceKey,
): Promise<WrittenRow | SaveRefusal> {
  return database.transaction(async (tx) => {
    const closed = await refuseIfClosed(tx, user_id)
    if (closed) return closed
    const hashes = onceHashes(once)
    const first = await findRepeat(tx, { table: 'lab_run', id: 'id', turn: `lab/${user_id}` }, hashes)
    if (isRefused(first) || first) return first
    const limited = await limitLab(throttle, tx, user_id, 'saves')
    if (limited) return limited
    if ((await countRuns(tx, user_id)) >= MAX_SAVED_RUNS) return refuse('wrong_status', { reason: 'lab_runs_full' })
    const counts = await countTrialsBy(tx, user_id)
    const trials = counts.find(({ family }) => family === inputs.family)?.trials ?? 0
    const created_at = clock.now()
    const id = newId(created_at)
    await insertRun(tx, { id, user_id, inputs, figures, trials, ...hashes, created_at })
    return { id, is_repeat: false }
  })
}
