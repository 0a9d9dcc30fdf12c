/** What the room takes from others: whom a notice reaches, in which language, and the mail queue. */
import { type Identity, languageOf } from '#server/identity'
import type { Database } from '#server/store'
import type { Writer } from './write.ts'

export type MessagesDependencies = Writer & { readonly database: Database }

type Rooms = Pick<MessagesDependencies, 'database' | 'clock'> & {
  readonly identity: Pick<Identity, 'addressOf' | 'readPreferences'>
  readonly mail: { readonly write: MessagesDependencies['writeMail'] }
}

export function messagesDependencies({ database, clock, identity, mail }: Rooms): MessagesDependencies {
  return {
    database,
    clock,
    languageOf,
    addressOf: identity.addressOf,
    writeMail: mail.write,
    // Without preferences everything is mailed.
    wantsMail: async (reader, user_id, kind) => (await identity.readPreferences(user_id, reader))?.notify[kind] ?? true,
  }
}
