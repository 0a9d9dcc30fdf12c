import { isRefused, type Refused, refuse } from '#kernel/refusal'
import type { Room } from '../context.ts'
import { lockUser } from '../store.ts'
import { completeAttempt } from './attempt.ts'

type Verified = { readonly verified: true }
type Redeemed = { readonly email: string; readonly code: string; readonly pending?: string | undefined; readonly address?: string }
type No = Refused<'wrong_code' | 'already_verified' | 'in_review' | 'too_many'>

/**
 * Redeems the mailed code: the account becomes active, or awaits an administrator by setting (42). 14 if the code already
 * verified the account. An unknown email takes equal work and gets the reply of a wrong code.
 */
export async function verify(room: Room, { email, code, pending, address }: Redeemed): Promise<Verified | No> {
  const { approval_needed } = await room.settings()
  const checked = await room.mailedCodes.check({ purpose: 'verify', email, pending, guess: code, address })
  if (isRefused(checked)) return checked
  if (!checked.ok) return refuse(checked.why === 'used' ? 'already_verified' : 'wrong_code')
  return room.database.transaction(async (tx) => {
    // Lock order everywhere: a user's row before a code's.
    const user = await lockUser(tx, 'email', email)
    if (user?.status !== 'pending') return refuse('already_verified')
    const status = approval_needed ? 'in_review' : 'active'
    const completed = { user_id: user.id, status, now: room.clock.now() } as const
    // Used concurrently, or its sign-up is gone: it completes nothing.
    const taken = (await room.mailedCodes.use(tx, checked.code_id)) && (await completeAttempt(tx, checked.binding, completed))
    if (!taken) return refuse('wrong_code')
    return approval_needed ? refuse('in_review') : { verified: true }
  })
}
