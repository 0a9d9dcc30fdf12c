/** The last step of every kind of log-in. */
import type { Transport } from '#contract/shared/define'
import { type Refused, refuse } from '#kernel/refusal'
import type { Tx } from '#server/store'
import type { Room } from '../context.ts'
import { type Device, notifyNewDevice } from '../device.ts'
import { sessionUserOf, type User } from '../user.ts'
import { openSession } from './session.ts'

export type SignedIn = {
  readonly token: string
  /** The cookie that identifies the browser. */
  readonly browser: string
  readonly user: User
  /** The owner was notified of a new device. */
  readonly is_notified: boolean
}

/** Opens a new session for an authenticated user. Notifies the owner of a new device. */
export async function signedIn(room: Room, tx: Tx, user: User, device: Device): Promise<SignedIn> {
  const { token, session_id, unknown_device, browser } = await openSession(tx, user, device, room.clock.now())
  if (unknown_device) await notifyNewDevice(room, tx, { user_id: user.id, session_id, device })
  return { token, browser, user, is_notified: unknown_device }
}

export type StatusRefusal = Refused<'wrong_credentials' | 'email_unverified' | 'in_review' | 'suspended'>

/** Null: this account may have a session. */
export function statusRefusal({ status }: Pick<User, 'status'>): StatusRefusal | null {
  switch (status) {
    case 'active':
      return null
    case 'pending':
      return refuse('email_unverified')
    case 'in_review':
      return refuse('in_review')
    case 'suspended':
      return refuse('suspended')
    case 'closed':
      return refuse('wrong_credentials')
  }
}

/** The same for a code or a passkey: an account that cannot have one gets the reply of a wrong code. */
export function entryRefusal(user: Pick<User, 'status'>): Refused<'wrong_code' | 'in_review' | 'suspended'> | null {
  const held = statusRefusal(user)
  if (held?.refused === 'in_review' || held?.refused === 'suspended') return refuse(held.refused)
  return held ? refuse('wrong_code') : null
}

export function signedInReply(transport: Transport, { token, browser, user }: SignedIn) {
  transport.setSession(token, user.id)
  transport.setBrowser(browser)
  const shown = sessionUserOf(user)
  return { data: { ...(transport.is_page ? {} : { token }), is_admin: shown.is_admin, user: shown }, message: 'Logged In successfully!' }
}
