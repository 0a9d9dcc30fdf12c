import { HOUR_SECONDS } from '#kernel/duration'
import { defineRoom, everyPage } from '#server/room'
import { AUDIT_RECORD, type Audit } from './open.ts'

export const auditRoom = defineRoom({
  name: 'audit',
  knows: ['store'],
  needs: ['audit'],
  open: ({ audit }: { readonly audit: Audit }) => audit,
  jobs: ({ verify, watch }) => [
    { name: 'audit log head', every_seconds: 2, on: 'all', run: watch },
    {
      name: 'audit log',
      every_seconds: HOUR_SECONDS,
      on: 'worker',
      lead: { while: 600 },
      // A finding is a failed run: the log and the console show it until it is resolved.
      run: async () => {
        const { ok, first_bad, why } = await verify()
        if (!ok) throw new Error(`the audit log from entry ${first_bad} on is not as it was written: ${why}`)
      },
    },
  ],
  ledger: { records: [AUDIT_RECORD] },
  exports: ({ list }) => [{ name: 'administrators_actions', read: (user_id) => actionsAbout(list, user_id) }],
})

/** With their reasons but without actors, who appear only in the audit log. */
async function* actionsAbout(list: Audit['list'], user_id: string) {
  for await (const rows of everyPage((page) => list({ ...page, object_id: user_id })))
    yield rows.map(({ at, action, reason }) => ({ at, action, reason }))
}
