/** What a browser is told while it looks: one stream of server-sent events, which resumes where it was cut. */
import * as z from 'zod/mini'
import { routes } from './shared/define.ts'
import { id } from './shared/fields.ts'

export const live = routes({
  streamEvents: {
    method: 'GET',
    path: '/me/events',
    who: 'member',
    summary: 'What changes, as it changes; Last-Event-ID resumes. An event names what to read again and holds none of it',
    events: {
      /** The stream begins here. `resumed`: nothing was missed since Last-Event-ID; otherwise read everything again. */
      ready: z.object({ resumed: z.boolean() }),
      /** Money may have moved on the caller's accounts. */
      balance: z.object({}),
      transaction: z.object({ id }),
      investment: z.object({ id }),
      /** A message was written, read or put back. */
      message: z.object({ id }),
    },
    reply: null,
    status: 200,
    refusals: [],
  },
})
