/** Mailed links of visitors: the token is in the fragment, which browsers do not send. The database has only its hash. */
import type { Language } from '#contract/shared/language'
import { addSeconds } from '#kernel/clock'
import { DAY_SECONDS } from '#kernel/duration'
import { drawToken, hashToken, isToken, letterTo } from '#server/identity'
import type { Queryable, Tx } from '#server/store'
import type { SupportDependencies } from './dependencies.ts'

const LINK_SECONDS = 30 * DAY_SECONDS

type Linked = {
  readonly conversation_id: string
  readonly to: string
  readonly language: Language
  readonly name: 'support_received' | 'support_answered'
}

export async function mailLink(
  { clock, mail }: SupportDependencies,
  tx: Tx,
  { conversation_id, to, language, name }: Linked,
): Promise<void> {
  const token = drawToken()
  await tx.query('INSERT INTO support_link (token_hash, conversation_id, expires_at) VALUES ($1, $2, $3)', [
    hashToken(token),
    conversation_id,
    addSeconds(clock.now(), LINK_SECONDS),
  ])
  await mail.write(tx, letterTo({ to, language }, { name, path: `/support#${token}` }))
}

/** The conversation of a link that has not expired. */
export async function conversationOf({ query }: Queryable, now: Date, token: string): Promise<string | null> {
  if (!isToken(token)) return null
  const [link] = await query<{ conversation_id: string }>(
    'SELECT conversation_id FROM support_link WHERE token_hash = $1 AND expires_at > $2',
    [hashToken(token), now],
  )
  return link?.conversation_id ?? null
}

/** Opening the link shows that the mailbox is the visitor's: the question reaches staff, and its age starts. */
export async function confirmMailbox(tx: Queryable, conversation_id: string, now: Date): Promise<void> {
  await tx.query(
    'UPDATE support_conversation SET confirmed_at = $2, since = $2 WHERE id = $1 AND NOT support_for_staff(support_conversation)',
    [conversation_id, now],
  )
}

export async function purgeLinks(tx: Queryable, now: Date): Promise<void> {
  await tx.query('DELETE FROM support_link WHERE expires_at <= $1', [now])
}
