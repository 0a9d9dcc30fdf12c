/** Opens the room. */
import type { Refused } from '#kernel/refusal'
import type { Database, Tx } from '#server/store'
import { countUnread, eraseMessages, listMessages, type Message, type MessagePage, markAllRead, markMessage } from './message.ts'
import { type Writer, write } from './write.ts'

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
