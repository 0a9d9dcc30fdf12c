import type { Identity } from '#server/identity'
import { languageOf } from '#server/identity'
import { defineRoom, everyPage } from '#server/room'
import { type MessagesDependencies, openMessages } from './open.ts'
import { messageRoutes } from './routes.ts'

type Needs = Pick<MessagesDependencies, 'database' | 'clock'> & {
  readonly identity: Pick<Identity, 'addressOf' | 'readPreferences'>
  readonly mail: { readonly write: MessagesDependencies['writeMail'] }
}

export const messagesRoom = defineRoom({
  name: 'messages',
  knows: ['identity', 'store'],
  needs: ['database', 'clock', 'identity', 'mail'],
  open: ({ database, clock, identity, mail }: Needs) =>
    openMessages({
      database,
      clock,
      languageOf,
      addressOf: identity.addressOf,
      writeMail: mail.write,
      // Without preferences everything is mailed.
      wantsMail: async (reader, user_id, kind) => (await identity.readPreferences(user_id, reader))?.notify[kind] ?? true,
    }),
  routes: messageRoutes,
  reactions: ({ react }) => ({ notify: react }),
  erase: ({ erase }, tx, { user_id }) => erase(tx, user_id),
  exports: ({ list }) => [{ name: 'messages', read: (user_id) => everyPage((page) => list(user_id, page)) }],
})
