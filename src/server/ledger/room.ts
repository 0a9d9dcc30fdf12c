import { DAY_SECONDS, HOUR_SECONDS } from '#kernel/duration'
import { defineRoom } from '#server/room'

/** `auditLedger` re-derives the books; `whole` from the first batch on. */
type Needs = { readonly auditLedger: (whole: boolean) => Promise<unknown> }

export const ledgerRoom = defineRoom({
  name: 'ledger',
  knows: ['store'],
  needs: ['auditLedger'],
  open: (given: Needs) => given,
  jobs: ({ auditLedger }) => [
    { name: 'audit', every_seconds: 600, on: 'worker', lead: { while: 300 }, run: () => auditLedger(false) },
    { name: 'audit whole', every_seconds: DAY_SECONDS, on: 'worker', lead: { while: HOUR_SECONDS }, run: () => auditLedger(true) },
  ],
})
