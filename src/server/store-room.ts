/** What the store declares as a room does. It is no room of its own: all others are made of it. */
import { defineRoom } from '#server/room'
import { type Database, keptKeys, OUTBOX_PURPOSE, purgeOutbox, sealedFor } from '#server/store'

type Needs = { readonly database: Database; readonly resealDue: () => Promise<unknown> }

export const storeRoom = defineRoom({
  name: 'store',
  knows: [],
  needs: ['database', 'resealDue'],
  open: (given: Needs) => given,
  jobs: ({ database, resealDue }) => [
    { name: 'room for writes', every_seconds: 2, on: 'all', run: async () => assertSpace(database) },
    { name: 'reseal', every_seconds: 20, on: 'worker', lead: { alone: 60 }, run: resealDue },
  ],
  ledger: { records: ['store_record_outbox'] },
  sealed: [keptKeys, { table: 'outbox', id: 'id', column: 'payload', reseal: sealedFor(OUTBOX_PURPOSE) }],
  purge: ({ database }) => purgeOutbox(database),
})

/** For the log and the console only; callers are asked to retry. */
function assertSpace(database: Database): void {
  const why = database.outOfSpace()
  if (why !== null) throw new Error(`the database takes no writes: ${why}`)
}
