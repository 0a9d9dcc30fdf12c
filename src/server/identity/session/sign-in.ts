/** What every way of logging in ends with. */
import type { Transport } from '#contract/shared/define'
import { type Refused, refuse } from '#kernel/refusal'
import type { Tx } from '#server/store'
import type { Room } from '../room.ts'
import { sessionUserOf, type User } from '../user.ts'
import type { Device } from './device.ts'
import { openSession } from './session.ts'
import { tellNewDevice } from './tell-device.ts'

export type SignedIn = {
  readonly token: string
  /** The cookie by which the browser is known again. */
  readonly browser: string
  readonly user: User
  /** Its owner was written to: the device was not there before. */
  readonly is_told: boolean
}

/** After whatever proved who it is: a session of its own, new with each log-in. Its owner is told of a device that was not there before. */
export async function signedIn(room: Room, tx: Tx, user: User, device: Device): Promise<SignedIn> {
  const { token, session_id, unknown_device, browser } = await openSession(tx, user, device, room.clock.now())
  if (unknown_device) await tellNewDevice(room, tx, { user_id: user.id, session_id, device })
  return { token, browser, user, is_told: unknown_device }
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

/** The same for who shows a code or a passkey: an account that can have neither is as a wrong code. */
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
