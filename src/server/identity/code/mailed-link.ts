/**
 * Single-use links in mails, valid for 72 hours. The token is in the URL fragment, which browsers do not send, so that no log
 * contains it; the page posts it in a body.
 */
import { addSeconds } from '#kernel/clock'
import { DAY_SECONDS } from '#kernel/duration'
import type { Queryable, Tx } from '#server/store'
import { drawToken, hashToken } from '../token.ts'

export const LINK_TTL_SECONDS = 3 * DAY_SECONDS

export type LinkPurpose = 'undo_device' | 'undo_email' | 'undo_address' | 'unfreeze'
export type Link = { readonly purpose: LinkPurpose; readonly user_id: string; readonly object: string }

/** Returns the path for the mail. */
export async function issueLink(tx: Queryable, now: Date, { purpose, user_id, object }: Link): Promise<string> {
  const token = drawToken()
  await tx.query(`INSERT INTO mailed_link (token_hash, purpose, user_id, object, issued_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6)`, [
    hashToken(token),
    purpose,
    user_id,
    object,
    now,
    addSeconds(now, LINK_TTL_SECONDS),
  ])
  return `${purpose === 'unfreeze' ? '/unfreeze' : '/undo'}#${token}`
}

/** The link's owner, even if it was used or has expired: callers lock the user's row first, as everywhere. */
export async function ownerOfLink(reader: Queryable, token: string): Promise<string | null> {
  const [found] = await reader.query<{ user_id: string }>('SELECT user_id FROM mailed_link WHERE token_hash = $1', [hashToken(token)])
  return found?.user_id ?? null
}

/** Whether the link would still work. */
export async function isLinkGood(reader: Queryable, now: Date, token: string, purpose: LinkPurpose): Promise<boolean> {
  const good = await reader.query(
    'SELECT 1 FROM mailed_link WHERE token_hash = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > $3',
    [hashToken(token), purpose, now],
  )
  return good.length > 0
}

/** Redeems the link in the transaction of its effect, for exactly one caller. Null: used, expired or for another purpose. */
export async function redeemLink(tx: Tx, now: Date, token: string, purposes: readonly LinkPurpose[]): Promise<Link | null> {
  const [link] = await tx.query<Link>(
    `UPDATE mailed_link SET used_at = $2 WHERE token_hash = $1 AND used_at IS NULL AND expires_at > $2 AND purpose = ANY ($3::text[])
     RETURNING purpose, user_id, object`,
    [hashToken(token), now, purposes],
  )
  return link ?? null
}

/** Invalidates the remaining links of a purpose, which the effect of one makes useless or dangerous. */
export async function invalidateLinks(tx: Queryable, now: Date, user_id: string, purpose: LinkPurpose): Promise<void> {
  await tx.query('UPDATE mailed_link SET used_at = $3 WHERE user_id = $1 AND purpose = $2 AND used_at IS NULL', [user_id, purpose, now])
}
