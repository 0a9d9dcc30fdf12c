import { DAY_SECONDS, HOUR_SECONDS } from '#kernel/duration'
import { defineRoom, series } from '#server/room'
import type { Database } from '#server/store'
import { readHalted, readVerifiedAt } from './audit/auditor.ts'
import type { LedgerObserved } from './observe.ts'

/** `auditLedger` re-derives the books; `whole` from the first batch on. */
type Needs = {
  readonly database: Database
  readonly auditLedger: (whole: boolean) => Promise<unknown>
  readonly writesWaiting: () => number
  readonly ledgerObserved: LedgerObserved
}

export const ledgerRoom = defineRoom({
  name: 'ledger',
  knows: ['store'],
  needs: ['database', 'auditLedger', 'writesWaiting', 'ledgerObserved'],
  open: (given: Needs) => given,
  jobs: ({ auditLedger }) => [
    { name: 'audit', every_seconds: 600, on: 'worker', lead: { while: 300 }, run: () => auditLedger(false) },
    { name: 'audit whole', every_seconds: DAY_SECONDS, on: 'worker', lead: { while: HOUR_SECONDS }, run: () => auditLedger(true) },
  ],
  series: ({ database: { query }, writesWaiting, ledgerObserved }) => [
    ...ledgerObserved.series,
    series('process', writesWaiting, {
      clearterm_write_queue_groups: { help: 'Groups of money moves that wait for a batch.', of: (waiting) => waiting },
    }),
    series('auditor', () => Promise.all([readVerifiedAt(query), readHalted(query)]), {
      clearterm_audit_last_success_timestamp_seconds: {
        help: 'When the auditor last found nothing wrong, on any node.',
        of: ([verified_at]) => verified_at && verified_at.getTime() / 1000,
      },
      clearterm_money_writes_stopped: {
        help: 'Whether money writes are stopped on all nodes.',
        of: ([, halted]) => (halted === null ? 0 : 1),
      },
    }),
  ],
})
