/** A staff invitation: a single-use link, valid for three days, for the owner of that mailbox. */
import type { StaffRole } from '#contract/shared/role'
import { DAY_SECONDS } from '#kernel/duration'
import { type Letter, letterTo, type Recipient } from '../code/code-mail.ts'

export const INVITE_TTL_SECONDS = 3 * DAY_SECONDS
export const RECORD_INVITE = 'identity_record_invite'

type InviteState = 'open' | 'accepted' | 'withdrawn' | 'expired'
export type Invite = {
  readonly id: string
  readonly email: string
  readonly role: StaffRole
  readonly invited_by: string | null
  readonly created_at: Date
  readonly expires_at: Date
  readonly state: InviteState
}

/** In the inviter's language, because the invitee's is unknown. */
export function inviteLetter(recipient: Recipient, role: StaffRole, by: string, token: string): Letter {
  return letterTo(recipient, { name: `invited_${role}`, params: { by }, path: `/accept-invite#${token}` })
}
