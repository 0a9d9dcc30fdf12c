/** Live updates for the browser: one resumable stream of server-sent events. */
import * as z from 'zod/mini'
import { routes } from './shared/define.ts'
import { id } from './shared/fields.ts'

export const live = routes({
  streamEvents: {
    method: 'GET',
    path: '/me/events',
    who: 'member',
    summary: 'Stream changes; Last-Event-ID resumes. Events name what to refetch and carry no data',
    events: {
      /** Start of the stream. `resumed`: nothing was missed since Last-Event-ID; otherwise refetch everything. */
      ready: z.object({ resumed: z.boolean() }),
      /** Balances of the caller's accounts may have changed. */
      balance: z.object({}),
      transaction: z.object({ id }),
      investment: z.object({ id }),
      /** A message was created, read or marked unread, or a conversation with support changed. */
      message: z.object({ id }),
    },
    reply: null,
    status: 200,
    refusals: [],
  },
})
