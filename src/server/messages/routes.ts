/** The routes of a member's messages. */
import type { messages } from '#contract/member/messages'
import type { Handlers } from '#contract/shared/define'
import { isRefused } from '#kernel/refusal'
import type { Messages } from './open.ts'

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
