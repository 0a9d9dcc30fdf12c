/** An invitation to work here: a link that works once, within three days, for whoever reads the mailbox that it went to. */
import type { StaffRole } from '#contract/shared/role'
import { DAY_SECONDS } from '#kernel/duration'
import { type Letter, letterTo, type Reader } from '../code/code-mail.ts'

export const INVITE_TTL_SECONDS = 3 * DAY_SECONDS
export const RECORD_INVITE = 'identity_record_invite'

export type InviteState = 'open' | 'accepted' | 'withdrawn' | 'expired'
export type Invite = {
  readonly id: string
  readonly email: string
  readonly role: StaffRole
  readonly invited_by: string | null
  readonly created_at: Date
  readonly expires_at: Date
  readonly state: InviteState
}

/** In the language of whoever invites: nothing is known of the invited. */
export function inviteLetter(reader: Reader, role: StaffRole, by: string, token: string): Letter {
  return letterTo(reader, { name: `invited_${role}`, params: { by }, path: `/accept-invite#${token}` })
}
