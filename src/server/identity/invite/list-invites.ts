import { isId } from '#kernel/id'
import type { Queryable, Tx } from '#server/store'
import type { Invite } from './invite.ts'

const STATE = `CASE WHEN i.accepted_at IS NOT NULL THEN 'accepted' WHEN i.withdrawn_at IS NOT NULL THEN 'withdrawn'
  WHEN i.expires_at <= $1 THEN 'expired' ELSE 'open' END AS state`
const MAX_ROWS = 200

/** Newest first, at most 200. */
export function listInvites(reader: Queryable, now: Date): Promise<Invite[]> {
  return reader.query<Invite>(
    `SELECT i.id, i.email, i.role, u.email AS invited_by, i.created_at, i.expires_at, ${STATE}
     FROM staff_invite i JOIN users u ON u.id = i.invited_by ORDER BY i.created_at DESC, i.id DESC LIMIT ${MAX_ROWS}`,
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
