/** Everything that can be recomputed from the database alone: the ledger, each room's checks, the audit log and the signed public log. */
import { type Clock, systemClock } from '#kernel/clock'
import { type Audit, auditKey, openAudit } from '#server/audit'
import { type AuditReport, audit } from '#server/ledger'
import { openPublishedHeads } from '#server/solvency'
import { type Database, readKeyRing, type SecretKey } from '#server/store'
import { auditChecks } from '../rooms.ts'

export type BooksReport = AuditReport & {
  /** Entries of the audit log, and how many of them are from before its key. */
  readonly entries: bigint
  readonly before_key: bigint
  /** Why the audit log or the public log is not what was written; null: it is. */
  readonly log_fault: string | null
}

/** A finding of the ledger stops its money writes. */
export async function checkBooks(database: Database, secret_key: string): Promise<BooksReport> {
  const ring = await readKeyRing(database.query, secret_key)
  const { ok, entries, before_key, first_bad, why } = await auditOf({ database, clock: systemClock, secret_key: ring }).verify()
  const report = await audit({ database, clock: systemClock, checks: auditChecks }, { whole: true })
  return { ...report, entries, before_key, log_fault: ok ? null : `invalid from entry ${first_bad} on: ${why}` }
}

/** The first thing that is wrong, or null. */
export async function booksFault(database: Database, secret_key: string): Promise<string | null> {
  const { findings, log_fault } = await checkBooks(database, secret_key)
  const [first] = findings
  if (first) return `${first.check}: ${first.detail}`
  return log_fault === null ? null : `audit log: ${log_fault}`
}

type AuditedStore = { readonly database: Database; readonly clock: Clock; readonly secret_key: SecretKey }

/** The audit log, compared with its heads in the signed public log. */
export function auditOf({ database, clock, secret_key }: AuditedStore): Audit {
  return openAudit({ database, clock, key: auditKey(secret_key), ...openPublishedHeads(secret_key) })
}
