/** The messages room: notices to a member, in the app and by mail. It reacts to outbox rows of kind `notify` and decides only the words. */

import type { messages } from '#contract/member/messages'
import type { Handlers } from '#contract/shared/define'
import { isRefused, type Refused } from '#kernel/refusal'
import type { Tx } from '#server/store'
import type { MessagesDependencies } from './dependencies.ts'
import { countUnread, eraseMessages, listMessages, type Message, type MessagePage, markAllRead, markMessage } from './message.ts'
import { write } from './write.ts'

export { type MessagesDependencies, messagesDependencies } from './dependencies.ts'
export { type EventName, events } from './events.ts'
export { wordsFor } from './say.ts'
export { searchMessages } from './search.ts'
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
export function messageRoutes(verbs: Messages): Handlers<typeof messages> {
  const marked = async (user_id: string, id: string, is_read: boolean) => {
    const message = await verbs.mark(user_id, id, is_read)
    return isRefused(message) ? message : { data: message }
  }
  return {
    listMessages: ({ caller, query }) => verbs.list(caller.user_id, query),
    readMessage: ({ caller, params }) => marked(caller.user_id, params.id, true),
    markMessage: ({ caller, params, body }) => marked(caller.user_id, params.id, body.is_read),
    markAllMessages: async ({ caller }) => ({ data: { marked: await verbs.markAllRead(caller.user_id) } }),
  }
}
