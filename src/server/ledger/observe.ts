/** What is counted of batches and audits as they happen. */
import { counter, histogram } from '#server/room'
import type { AuditReport } from './audit/auditor.ts'
import type { WrittenBatch } from './post/post.ts'

const BATCH_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const BATCH_GROUPS = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000]

export type LedgerObserved = ReturnType<typeof observeLedger>

export function observeLedger() {
  const duration = histogram('clearterm_write_batch_duration_seconds', 'Time to write one batch of groups.', BATCH_SECONDS)
  const wait = histogram('clearterm_write_wait_seconds', 'Time that a group waited for its batch.', BATCH_SECONDS)
  const groups = histogram('clearterm_write_batch_groups', 'Groups in one batch.', BATCH_GROUPS)
  const failures = counter('clearterm_write_batch_failures_total', 'Batches that were not written.')
  const audits = counter('clearterm_audits_total', 'Audits of the books by this process, by outcome.', 'outcome')
  for (const outcome of ['clean', 'finding']) audits.inc({ outcome }, 0)
  return {
    series: [duration, wait, groups, failures, audits],
    batch: ({ waited_seconds, seconds, failed }: WrittenBatch): void => {
      duration.observe(seconds)
      groups.observe(waited_seconds.length)
      for (const waited of waited_seconds) wait.observe(waited)
      if (failed) failures.inc()
    },
    audit: ({ findings }: Pick<AuditReport, 'findings'>): void => audits.inc({ outcome: findings.length === 0 ? 'clean' : 'finding' }),
  }
}
