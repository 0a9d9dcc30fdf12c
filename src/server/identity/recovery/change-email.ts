/**
 * Changes the email: a code proves the new address, the old one gets a link that reverts the change for 72 hours and is
 * reserved until then. The mailbox can confirm withdrawals, so those are frozen for 24 hours.
 */
import { addSeconds } from '#kernel/clock'
import { DAY_SECONDS } from '#kernel/duration'
import { isRefused, type Refused, refuse, refuseField } from '#kernel/refusal'
import { shownEmail } from '#kernel/text'
import { isUniqueViolation, type Tx } from '#server/store'
import { refuseIfClosed } from '../account-state.ts'
import { type Letter, letterTo, type Recipient } from '../code/code-mail.ts'
import { invalidateLinks, issueLink, LINK_TTL_SECONDS, type Link, ownerOfLink, redeemLink } from '../code/mailed-link.ts'
import type { Room } from '../context.ts'
import { deviceMark } from '../device.ts'
import { endOtherSessions } from '../session/session.ts'
import { limitMails } from '../sign-up/sign-up.ts'
import { endSessionsOf, lockUser } from '../store.ts'
import { languageOf } from '../user.ts'
import { renewUnfreezeLink } from './freeze.ts'

/** Mails with a code, by the member. */
export const EMAIL_CODES = 'resend:email'

/** Any member can type an address: at most this many mails to it. */
const TO_ONE_ADDRESS = { max: 3, window_seconds: DAY_SECONDS }

type EmailChangeRequest = { readonly user_id: string; readonly own_email: string; readonly email: string }
type AskedNo = Refused<'invalid' | 'too_many' | 'session_expired'>

/** Mails a code to the new address. If it is already registered, the reply is the same and nothing is sent. */
export async function requestEmailChange(room: Room, { user_id, own_email, email }: EmailChangeRequest): Promise<null | AskedNo> {
  if (email === own_email) return refuseField('email', { reason: 'own_email_already' })
  return room.database.transaction(async (tx) => {
    const left = await refuseIfClosed(tx, user_id)
    if (left) return left
    const limited =
      (await limitMails(room, tx, EMAIL_CODES, user_id)) ?? (await room.throttle.limit('email-change-to', email, TO_ONE_ADDRESS, tx))
    if (limited) return limited
    const [free] = await tx.query(
      'SELECT 1 WHERE NOT EXISTS (SELECT FROM users WHERE email = $1) AND NOT identity_email_is_held($1, $2, $3)',
      [email, user_id, room.clock.now()],
    )
    const [subject, other] = free ? [user_id, `decoy ${user_id}`] : [`decoy ${user_id}`, user_id]
    // A code of an earlier request ends with this one, whether or not this address is free.
    await room.codes.invalidate(tx, { purpose: 'email', subject: other })
    const { code } = await room.codes.issue(tx, { purpose: 'email', subject, binding: email })
    const letter = emailChangeLetter({ to: email, language: await languageOf(tx, user_id) }, code)
    await room.mail.write(tx, free ? letter : { ...letter, decoy: true })
    return null
  })
}

type Confirmed = { readonly user_id: string; readonly session_id: string; readonly own_email: string; readonly code: string }
type Changed = { readonly email: string }
type ConfirmedNo = Refused<'wrong_code' | 'too_many'>

/** The code went to the new address only, so it proves it. */
export async function confirmEmailChange(room: Room, confirmation: Confirmed): Promise<Changed | ConfirmedNo> {
  const { user_id, code } = confirmation
  const checked = await room.codes.check({ purpose: 'email', subject: user_id, counted_by: user_id, guess: code })
  if (isRefused(checked)) return checked
  if (!checked.ok) return refuse('wrong_code')
  try {
    const outcome = await room.database.transaction(async (tx): Promise<Changed | ConfirmedNo> => {
      await lockUser(tx, 'id', user_id)
      if (!(await room.codes.use(tx, checked.code_id))) return refuse('wrong_code')
      return (await replaceEmail(room, tx, confirmation, checked.binding)) ? { email: checked.binding } : refuse('wrong_code')
    })
    room.kick()
    return outcome
  } catch (error) {
    // A concurrent sign-up took the address.
    if (isUniqueViolation(error)) return refuse('wrong_code')
    throw error
  }
}

/** False: the address is taken or reserved. */
async function replaceEmail(room: Room, tx: Tx, { user_id, session_id }: Confirmed, email: string): Promise<boolean> {
  const now = room.clock.now()
  const [moved] = await tx.query<{ old: string }>(
    `UPDATE users u SET email = $2, withdrawals_frozen_until = greatest(u.withdrawals_frozen_until, $4::timestamptz), updated_at = $3
     FROM users before WHERE u.id = $1 AND before.id = u.id AND before.email <> $2 AND NOT identity_email_is_held($2, $1, $3)
     RETURNING before.email AS old`,
    [user_id, email, now, addSeconds(now, DAY_SECONDS)],
  )
  if (!moved) return false
  await tx.query(
    `INSERT INTO left_email (email, user_id, held_until) VALUES ($1, $2, $3)
     ON CONFLICT (email) DO UPDATE SET user_id = excluded.user_id, held_until = excluded.held_until`,
    [moved.old, user_id, addSeconds(now, LINK_TTL_SECONDS)],
  )
  await endOtherSessions(tx, now, user_id, session_id)
  const link = await issueLink(tx, now, { purpose: 'undo_email', user_id, object: moved.old })
  const language = await languageOf(tx, user_id)
  await room.mail.write(tx, emailLeftLetter({ to: moved.old, language }, shownEmail(email), link))
  await room.writeOutbox(tx, {
    kind: 'notify',
    payload: { user_id, event: 'email.changed', params: { old: shownEmail(moved.old), new: shownEmail(email) } },
  })
  return true
}

/**
 * Restores the old address: ends every session, freezes withdrawals for a day, and invalidates the links of later changes, so
 * that an attacker cannot undo it.
 */
async function restoreEmail(room: Room, tx: Tx, { user_id, object: email }: Link): Promise<void> {
  const now = room.clock.now()
  await tx.query(
    // The address is reserved, so no other account should have it; if one does, the rest is done all the same.
    `UPDATE users u SET email = CASE WHEN EXISTS (SELECT FROM users o WHERE o.email = $2 AND o.id <> $1) THEN u.email ELSE $2 END,
       withdrawals_frozen_until = greatest(u.withdrawals_frozen_until, $4::timestamptz), updated_at = $3
     WHERE u.id = $1 RETURNING 1`,
    [user_id, email, now, addSeconds(now, DAY_SECONDS)],
  )
  await tx.query('DELETE FROM left_email WHERE user_id = $1', [user_id])
  await endSessionsOf(tx, user_id, now)
  await invalidateLinks(tx, now, user_id, 'undo_email')
  await room.codes.invalidate(tx, { purpose: 'email', subject: user_id })
  await renewUnfreezeLink(room, tx, user_id)
  await room.mail.write(tx, emailRestoredLetter({ to: email, language: await languageOf(tx, user_id) }))
}

/** Mails about an email change. They go to the addresses named here, not to the account's current one. */
function emailChangeLetter(recipient: Recipient, code: string): Letter {
  return letterTo(recipient, { name: 'email', kind: 'code:email', code, path: '/settings' })
}

/** `link` is the path of the link that reverts the change. */
function emailLeftLetter(recipient: Recipient, email: string, link: string): Letter {
  return letterTo(recipient, { name: 'email_left', params: { email }, path: link })
}

function emailRestoredLetter(recipient: Recipient): Letter {
  return letterTo(recipient, { name: 'email_restored', path: '/forgot-password' })
}

export type UndoResult = { readonly undone: 'device' | 'email' | 'address' }

/**
 * Handles a mailed "this was not me" link: single-use, 72 hours, without a log-in, because an attacker may have locked the
 * owner out.
 */
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
