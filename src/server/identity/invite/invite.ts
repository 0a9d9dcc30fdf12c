/** A staff invitation: a single-use link, valid for three days, for the owner of that mailbox. */

import type { Language } from '#contract/shared/language'
import type { StaffRole } from '#contract/shared/role'
import { addSeconds } from '#kernel/clock'
import { DAY_SECONDS } from '#kernel/duration'
import { isId, newId } from '#kernel/id'
import type { Queryable, Tx } from '#server/store'
import { type Letter, letterTo, type MailQueue, type Recipient } from '../code/code-mail.ts'
import { drawToken, hashToken } from '../token.ts'

const INVITE_TTL_SECONDS = 3 * DAY_SECONDS
const RECORD_INVITE = 'identity_record_invite'

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
function inviteLetter(recipient: Recipient, role: StaffRole, by: string, token: string): Letter {
  return letterTo(recipient, { name: `invited_${role}`, params: { by }, path: `/accept-invite#${token}` })
}

const STATE = `CASE WHEN i.accepted_at IS NOT NULL THEN 'accepted' WHEN i.withdrawn_at IS NOT NULL THEN 'withdrawn'
  WHEN i.expires_at <= $1 THEN 'expired' ELSE 'open' END AS state`

/** Newest first. */
export function listInvites(reader: Queryable, now: Date): Promise<Invite[]> {
  return reader.query<Invite>(
    `SELECT i.id, i.email, i.role, u.email AS invited_by, i.created_at, i.expires_at, ${STATE}
     FROM staff_invite i JOIN users u ON u.id = i.invited_by ORDER BY i.created_at DESC, i.id DESC`,
    [now],
  )
}

/** Null: no such invitation. It is invalid from the commit on. */
export async function withdrawInvite(tx: Tx, id: string, now: Date): Promise<Invite | null> {
  if (!isId(id)) return null
  const [invite] = await tx.query<Invite>(
    `SELECT i.id, i.email, i.role, NULL AS invited_by, i.created_at, i.expires_at, ${STATE} FROM staff_invite i WHERE i.id = $2 FOR UPDATE`,
    [now, id],
  )
  if (invite?.state === 'open') await tx.query('UPDATE staff_invite SET withdrawn_at = $2 WHERE id = $1', [id, now])
  return invite ?? null
}

/** Removes a closing account from all invitations. */
export async function eraseInvites(tx: Queryable, user_id: string, emails: readonly string[]): Promise<void> {
  await tx.query('DELETE FROM staff_invite WHERE email = ANY ($2::text[]) OR accepted_by = $1 OR invited_by = $1 OR approved_by = $1', [
    user_id,
    emails,
  ])
}

export type InviteWanted = {
  readonly email: string
  readonly role: StaffRole
  readonly invited_by: { readonly user_id: string; readonly email: string; readonly language: Language }
  readonly approved_by: string | null
}

/** The records of an invitation's group: its row and its mail. Only the sealed mail has the token. */
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
