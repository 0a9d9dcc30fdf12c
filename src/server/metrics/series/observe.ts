/** What this process counts as it happens: requests, refusals, batches, epochs, audits. Everything else is read at a scrape. */
import { Counter, Histogram, Registry } from 'prom-client'
import type { Answered } from '#server/http'
import type { AuditReport, WrittenBatch } from '#server/ledger'

export type Observed = {
  readonly registry: Registry
  request(answered: Answered): void
  batch(written: WrittenBatch): void
  /** From the start of an attempt to its publication, in seconds. */
  epoch(seconds: number): void
  audit(report: Pick<AuditReport, 'findings'>): void
}

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const BATCH_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const BATCH_GROUPS = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000]
const EPOCH_SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300]

export function openObserved(): Observed {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Histogram({
    name: 'clearterm_http_request_duration_seconds',
    help: 'Time to the end of an answer, by the pattern of the route and the class of the status. Streams are not included.',
    labelNames: ['method', 'route', 'status_class'],
    buckets: REQUEST_SECONDS,
    registers,
  })
  const refusals = new Counter({
    name: 'clearterm_refusals_total',
    help: 'Refused calls, by the name of the refusal.',
    labelNames: ['refusal'],
    registers,
  })
  const batchSeconds = histogram(registry, 'clearterm_write_batch_duration_seconds', 'Time to write one batch of groups.', BATCH_SECONDS)
  const batchWait = histogram(registry, 'clearterm_write_wait_seconds', 'Time that a group waited for its batch.', BATCH_SECONDS)
  const batchGroups = histogram(registry, 'clearterm_write_batch_groups', 'Groups in one batch.', BATCH_GROUPS)
  const batchFailures = new Counter({ name: 'clearterm_write_batch_failures_total', help: 'Batches that were not written.', registers })
  const epochSeconds = histogram(registry, 'clearterm_epoch_build_seconds', 'Time to build and publish a solvency epoch.', EPOCH_SECONDS)
  const audits = new Counter({
    name: 'clearterm_audits_total',
    help: 'Audits of the books by this process, by outcome.',
    labelNames: ['outcome'],
    registers,
  })
  for (const outcome of ['clean', 'finding']) audits.inc({ outcome }, 0)
  return {
    registry,
    request: ({ method, route, status, refusal, seconds }) => {
      requests.observe({ method, route: route ?? 'none', status_class: `${Math.floor(status / 100)}xx` }, seconds)
      if (refusal !== null) refusals.inc({ refusal })
    },
    batch: ({ waited_seconds, seconds, failed }) => {
      batchSeconds.observe(seconds)
      batchGroups.observe(waited_seconds.length)
      for (const waited of waited_seconds) batchWait.observe(waited)
      if (failed) batchFailures.inc()
    },
    epoch: (seconds) => epochSeconds.observe(seconds),
    audit: ({ findings }) => audits.inc({ outcome: findings.length === 0 ? 'clean' : 'finding' }),
  }
}

function histogram(registry: Registry, name: string, help: string, buckets: number[]): Histogram {
  return new Histogram({ name, help, buckets, registers: [registry] })
}
