/** The records of an invitation's group: its row and its mail. Only the sealed mail has the token. */
import type { Language } from '#contract/shared/language'
import type { StaffRole } from '#contract/shared/role'
import { addSeconds } from '#kernel/clock'
import { newId } from '#kernel/id'
import type { MailQueue } from '../code/code-mail.ts'
import { drawToken, hashToken } from '../token.ts'
import { INVITE_TTL_SECONDS, type Invite, inviteLetter, RECORD_INVITE } from './invite.ts'

export type InviteWanted = {
  readonly email: string
  readonly role: StaffRole
  readonly invited_by: { readonly user_id: string; readonly email: string; readonly language: Language }
  readonly approved_by: string | null
}

export function inviteRecords(mail: Pick<MailQueue, 'record'>, { email, role, invited_by, approved_by }: InviteWanted, at: Date) {
  const token = drawToken()
  const invite: Invite = {
    id: newId(at),
    email,
    role,
    invited_by: invited_by.email,
    created_at: at,
    expires_at: addSeconds(at, INVITE_TTL_SECONDS),
    state: 'open',
  }
  const { id, created_at, expires_at } = invite
  const row = {
    id,
    email,
    role,
    token_hash: hashToken(token).toString('base64'),
    invited_by: invited_by.user_id,
    approved_by,
    created_at,
    expires_at,
  }
  const letter = inviteLetter({ to: email, language: invited_by.language }, role, invited_by.email, token)
  return { invite, records: [{ name: RECORD_INVITE, row }, mail.record(letter, at)] }
}
