/** What an administrator does to an account's state. Each change is audited, told to its owner, and counts from its commit. */
import { ownReasons } from '#content/values'
import { type Refused, refuse } from '#kernel/refusal'
import type { Tx } from '#server/store'
import type { Room } from './room.ts'
import { endSessionsOf, lockUser } from './store.ts'
import { USER_COLUMNS, type User, type UserStatus } from './user.ts'

/** The administrator who asks. */
export type Actor = { readonly user_id: string; readonly email: string; readonly request_id: string }
type No = Refused<'no_user' | 'wrong_status' | 'own_change'>

type StatusChange = {
  readonly action: 'user.verify' | 'user.suspend' | 'user.unsuspend'
  readonly from: readonly UserStatus[]
  readonly to: UserStatus
  readonly event: 'account.verified' | 'account.suspended' | 'account.unsuspended'
}

const VERIFY: StatusChange = { action: 'user.verify', from: ['pending', 'in_review'], to: 'active', event: 'account.verified' }
const SUSPEND: StatusChange = { action: 'user.suspend', from: ['active', 'in_review'], to: 'suspended', event: 'account.suspended' }
const UNSUSPEND: StatusChange = { action: 'user.unsuspend', from: ['suspended'], to: 'active', event: 'account.unsuspended' }

/** From pending or in_review to active, without the mailed code. */
export function verifyByAdministrator(room: Room, actor: Actor, user_id: string): Promise<User | No> {
  return change(room, actor, user_id, VERIFY, null)
}

/** Ends all sessions at once. The money stays the member's: plans mature and pending withdrawals go on. */
export function suspend(room: Room, actor: Actor, user_id: string, reason: string | null): Promise<User | No> {
  return change(room, actor, user_id, SUSPEND, reason || null)
}

export function unsuspend(room: Room, actor: Actor, user_id: string, reason: string | null = null): Promise<User | No> {
  return change(room, actor, user_id, UNSUSPEND, reason || null)
}

async function change(room: Room, actor: Actor, user_id: string, wanted: StatusChange, reason: string | null): Promise<User | No> {
  if (actor.user_id === user_id) return refuse('own_change')
  const outcome = await room.database.transaction(async (tx): Promise<User | No> => {
    const before = await lockUser(tx, 'id', user_id)
    if (!before || before.status === 'closed') return refuse('no_user')
    if (!wanted.from.includes(before.status)) return refuse('wrong_status', { message: wrongStatus(before.status, wanted) })
    const after = await write(room, tx, user_id, wanted.to, reason)
    await room.writeOutbox(tx, {
      kind: 'notify',
      payload: { user_id, event: wanted.event, params: { reason: reason ?? ownReasons.no_reason } },
    })
    await room.audit.record(tx, {
      actor: actor.user_id,
      actor_email: actor.email,
      action: wanted.action,
      object_kind: 'user',
      object_id: user_id,
      before: { status: before.status },
      after: { status: after.status },
      reason,
      request_id: actor.request_id,
    })
    return after
  })
  room.kick()
  return outcome
}

async function write(room: Room, tx: Tx, user_id: string, to: UserStatus, reason: string | null): Promise<User> {
  const now = room.clock.now()
  const suspended = to === 'suspended'
  if (suspended) await endSessionsOf(tx, user_id, now)
  await tx.query('DELETE FROM pending_registration WHERE user_id = $1', [user_id])
  const [user] = await tx.query<User>(
    `UPDATE users SET status = $2, suspended_at = $3, suspended_reason = $4, updated_at = $5 WHERE id = $1 RETURNING ${USER_COLUMNS}`,
    [user_id, to, suspended ? now : null, suspended ? reason : null, now],
  )
  if (!user) throw new Error('a locked user is gone')
  return user
}

const IS: Record<UserStatus, string> = {
  pending: 'has an unverified email',
  in_review: 'awaits approval',
  active: 'is active',
  suspended: 'is suspended',
  closed: 'is closed',
}

function wrongStatus(status: UserStatus, { to }: StatusChange): string {
  return `This account ${IS[status]}, so it cannot be ${to === 'suspended' ? 'suspended' : 'activated'} this way.`
}
