/**
 * Handles a mailed "this was not me" link: single-use, 72 hours, without a log-in, because an attacker may have locked the
 * owner out.
 */
import { type Refused, refuse } from '#kernel/refusal'
import type { Tx } from '#server/store'
import { type Link, ownerOfLink, redeemLink } from '../code/mailed-link.ts'
import type { Room } from '../context.ts'
import { deviceMark } from '../device.ts'
import { lockUser } from '../store.ts'
import { restoreEmail } from './change-email.ts'

export type UndoResult = { readonly undone: 'device' | 'email' | 'address' }

export async function undo(room: Room, { token }: { token: string }): Promise<UndoResult | Refused<'dead_link'>> {
  const user_id = await ownerOfLink(room.database, token)
  if (user_id === null) return refuse('dead_link')
  const outcome = await room.database.transaction(async (tx) => {
    await lockUser(tx, 'id', user_id)
    const link = await redeemLink(tx, room.clock.now(), token, ['undo_device', 'undo_email', 'undo_address'])
    return link ? carryOut(room, tx, link) : refuse('dead_link')
  })
  room.kick()
  return outcome
}

async function carryOut(room: Room, tx: Tx, link: Link): Promise<UndoResult | Refused<'dead_link'>> {
  switch (link.purpose) {
    case 'undo_device':
      await forgetDevice(room, tx, link)
      return { undone: 'device' }
    case 'undo_email':
      await restoreEmail(room, tx, link)
      return { undone: 'email' }
    case 'undo_address':
      return (await room.undoAddress?.(room, tx, link)) ? { undone: 'address' } : refuse('dead_link')
    case 'unfreeze':
      return refuse('dead_link')
  }
}

/** Ends the session and forgets its device, so that its next log-in triggers a notice. */
async function forgetDevice({ clock }: Room, tx: Tx, { user_id, object }: Link): Promise<void> {
  const [session] = await tx.query<{ user_agent: string; address: string; browser_hash: Buffer | null }>(
    `UPDATE session SET ended_at = coalesce(ended_at, $3) WHERE id = $1 AND user_id = $2 RETURNING user_agent, address, browser_hash`,
    [object, user_id, clock.now()],
  )
  if (!session) return
  await tx.query('DELETE FROM known_device WHERE user_id = $1 AND mark = $2', [user_id, deviceMark(session)])
  await tx.query('DELETE FROM known_browser WHERE user_id = $1 AND token_hash = $2', [user_id, session.browser_hash])
}
