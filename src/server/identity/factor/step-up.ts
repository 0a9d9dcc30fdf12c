/** Step-up: a session proves its person again before a sensitive call. */
import type { Caller, Proof, StepUp } from '#contract/shared/define'
import { addSeconds } from '#kernel/clock'
import { atField, type Refused, refuse } from '#kernel/refusal'
import type { Tx } from '#server/store'
import type { Room } from '../context.ts'
import { OWN_PASSWORD } from '../password/change-password.ts'
import { renewToken } from '../session/session.ts'
import { accountByEmail, lockUser } from '../store.ts'
import { PASSWORD_CHECKS } from '../throttle.ts'
import { ENROLLED, type Enrolled, proofsOf, readEnrolled } from './enrolled.ts'
import { type Options, ownPasskeyOptions } from './passkey/options.ts'
import { verifyAndSpend } from './proof.ts'
import type { FactorProof } from './verified-factor.ts'

/** `token`: the session's new one; null if it keeps its token. */
export type SteppedUp = { readonly expires_at: Date; readonly token: string | null }
type No = Refused<'wrong_code' | 'wrong_credentials' | 'step_up_needed' | 'too_many' | 'unavailable'>

export function stepUpOptions(room: Room, { user_id, session_id }: Caller): Promise<Options | Refused<'no_passkey'>> {
  return ownPasskeyOptions(room, { purpose: 'step_up', subject: session_id, user_id })
}

type StepUpCaller = Pick<Caller, 'user_id' | 'email' | 'session_id'> & {
  /**
   * A browser session gets a new token. A program keeps its token: no page can plant it, and the owner may be using it
   * elsewhere.
   */
  readonly is_page: boolean
}

/** Marks this session only, not the person's others. */
export async function stepUp(
  room: Room,
  caller: StepUpCaller,
  proof: FactorProof | { readonly password: string },
): Promise<SteppedUp | No> {
  if ('password' in proof) return stepUpByPassword(room, caller, proof.password)
  const { user_id, session_id } = caller
  return verifyAndSpend(room, { user_id, proof, purpose: 'step_up', subject: session_id }, (tx) => mark(room, tx, caller))
}

/** With a factor enrolled, the password alone does not count: an attacker may have only that. */
async function stepUpByPassword(room: Room, caller: StepUpCaller, password: string): Promise<SteppedUp | No> {
  const { user_id, email } = caller
  const limited = await room.throttle.limit(OWN_PASSWORD, user_id, PASSWORD_CHECKS)
  if (limited) return limited
  const account = await accountByEmail(room.database, email)
  const right = await room.hasher.verify(account?.password_hash ?? null, password)
  if (right === null) return refuse('unavailable')
  if (!right) return atField('password', refuse('wrong_credentials', { reason: 'not_own_password' }))
  return room.database.transaction(async (tx) => {
    await lockUser(tx, 'id', user_id)
    const factors = proofsOf(await readEnrolled(tx, user_id))
    if (factors.length > 0) return refuse('step_up_needed', { more: { factors } })
    await room.throttle.giveBack(OWN_PASSWORD, user_id, tx)
    return mark(room, tx, caller)
  })
}

async function mark({ clock }: Room, tx: Tx, { session_id, is_page }: StepUpCaller): Promise<SteppedUp> {
  const now = clock.now()
  await tx.query('UPDATE session SET stepped_up_at = $2 WHERE id = $1 AND ended_at IS NULL', [session_id, now])
  return { expires_at: addSeconds(now, STEP_UP_SECONDS), token: is_page ? await renewToken(tx, session_id, now) : null }
}

const STEP_UP_SECONDS = 300

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
