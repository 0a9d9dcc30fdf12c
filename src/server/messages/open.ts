/** Opens the room. */

import * as z from 'zod/mini'
import type { NotifyKind } from '#contract/member/profile'
import type { Language } from '#contract/shared/language'
import { assert } from '#kernel/assert'
import type { Clock } from '#kernel/clock'
import type { Refused } from '#kernel/refusal'
import type { Database, Queryable, Tx } from '#server/store'
import {
  countUnread,
  eraseMessages,
  insertMessage,
  listMessages,
  type Message,
  type MessagePage,
  markAllRead,
  markMessage,
} from './message.ts'
import { wordsFor } from './say.ts'

export type MessagesDependencies = Writer & { readonly database: Database }

export type Messages = {
  /** The reaction to outbox rows of kind `notify`. */
  react(tx: Tx, payload: unknown, outbox_id: string): Promise<void>
  list(user_id: string, query: { limit: number; cursor?: string | undefined }): Promise<MessagePage>
  mark(user_id: string, id: string, is_read: boolean): Promise<Message | Refused<'no_message'>>
  markAllRead(user_id: string): Promise<number>
  countUnread(user_id: string): Promise<number>
  /** All of a member's messages, in the caller's transaction. */
  erase(tx: Tx, user_id: string): Promise<void>
}

export function openMessages(given: MessagesDependencies): Messages {
  const { database, clock } = given
  return {
    react: (tx, payload, outbox_id) => write(given, tx, payload, outbox_id),
    list: (user_id, query) => listMessages(database, user_id, query),
    mark: (user_id, id, is_read) => markMessage(database, { user_id, id, is_read, now: clock.now() }),
    markAllRead: (user_id) => markAllRead(database, user_id, clock.now()),
    countUnread: (user_id) => countUnread(database, user_id),
    erase: eraseMessages,
  }
}

const notice = z.object({
  user_id: z.uuid(),
  event: z.string(),
  params: z.record(z.string(), z.string()),
  link: z.optional(z.string()),
  /** The investment that it is about. */
  investment_id: z.optional(z.uuid()),
  /** The event's business date, if it isn't that of the writing. */
  effective_at: z.optional(z.iso.datetime()),
})

type Writer = {
  readonly clock: Clock
  /** The member's address, read in the same transaction; null for a closed account. */
  readonly addressOf: (reader: Queryable, user_id: string) => Promise<string | null>
  /** The member's language, read in the same transaction. */
  readonly languageOf: (reader: Queryable, user_id: string) => Promise<Language>
  /** Whether the member wants mail of this kind, read in the same transaction. */
  readonly wantsMail: (reader: Queryable, user_id: string, kind: NotifyKind) => Promise<boolean>
  readonly writeMail: (tx: Tx, letter: NoticeLetter, id: string) => Promise<void>
}

/** Where a member chooses what is mailed. */
const PREFERENCES = '/settings?tab=notifications'

/** A notice in the mail queue's format. */
type NoticeLetter = {
  readonly to: string
  readonly kind: 'notice'
  readonly language: Language
  readonly subject: string
  readonly text: string
  readonly action?: { readonly label: string; readonly path: string }
  /** Where mails of its kind can be switched off. */
  readonly preferences?: string
}

/**
 * The reaction to `notify`: the message and, unless the member switched its kind off, its mail, in one transaction and once for each row.
 */
async function write(writer: Writer, tx: Tx, payload: unknown, outbox_id: string): Promise<void> {
  const { user_id, event, params, link, investment_id, effective_at } = notice.parse(payload)
  const language = await writer.languageOf(tx, user_id)
  const words = wordsFor(event, params, language)
  assert(words, `the catalogue of events has ${event}`)
  const { subject, body, muted_by, own } = words
  const action = link && words.action ? { ...words.action, path: link } : words.action
  const to = await writer.addressOf(tx, user_id)
  // A closed account gets no message, and none is stored.
  if (to === null) return
  const is_new = await insertMessage(tx, {
    id: outbox_id,
    user_id,
    event,
    subject,
    body,
    is_read: own,
    investment_id: investment_id ?? null,
    effective_at: effective_at ? new Date(effective_at) : null,
    now: writer.clock.now(),
  })
  if (!is_new || (muted_by && !(await writer.wantsMail(tx, user_id, muted_by)))) return
  const optional = { ...(action ? { action } : {}), ...(muted_by ? { preferences: PREFERENCES } : {}) }
  await writer.writeMail(tx, { to, kind: 'notice', language, subject, text: body, ...optional }, outbox_id)
}
