import type { Caller, Proof, StepUp } from '#contract/shared/define'
import { addSeconds } from '#kernel/clock'
import type { Room } from '../context.ts'
import { ENROLLED, type Enrolled, proofsOf } from './enrolled.ts'

export const STEP_UP_SECONDS = 300

type Row = Enrolled & { readonly stepped_up_at: Date | null; readonly created_at: Date }

/**
 * Null: the call may proceed. Otherwise the accepted proofs. With a factor, a log-in is not a step-up, because another person
 * may be at the screen by now. Without one, a session that young shows that the password was known.
 */
export async function steppedUp(
  { database, clock }: Room,
  { user_id, session_id }: Caller,
  need: StepUp,
): Promise<readonly Proof[] | null> {
  const [row] = await database.query<Row>(`SELECT s.stepped_up_at, s.created_at, ${ENROLLED} FROM session s WHERE s.id = $2`, [
    user_id,
    session_id,
  ])
  if (!row) return ['password']
  const since = addSeconds(clock.now(), -STEP_UP_SECONDS)
  if (row.stepped_up_at && row.stepped_up_at >= since) return null
  const proofs = proofsOf(row)
  if (proofs.length > 0) return proofs
  return need === true || row.created_at >= since ? null : ['password']
}
