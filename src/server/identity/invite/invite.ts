/** An invitation to work here: a link that works once, within three days, for whoever reads the mailbox that it went to. */
import type { StaffRole } from '#contract/role'
import { DAY_SECONDS } from '#kernel/duration'
import type { Letter } from '../code-mail.ts'

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

const does: Record<StaffRole, string> = {
  auditor: 'read the console',
  operator: 'work its queues',
  administrator: 'run the platform',
}

export function inviteLetter(to: string, role: StaffRole, by: string, token: string): Letter {
  return {
    to,
    kind: 'notice',
    subject: `You are invited to Clearterm as ${role}`,
    paragraphs: [
      `${by} invites you to ${does[role]} of Clearterm, a sandbox with paper money.`,
      'Open the link and choose a password, or give the one of the account that you have here.',
    ],
    footnotes: ['The link works once, within three days. If you do not know why you got it, ignore it: nothing happens.'],
    action: { label: 'Accept the invitation', path: `/accept-invite#${token}` },
  }
}
