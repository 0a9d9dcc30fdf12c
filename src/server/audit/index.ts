/** The audit room: every change by an administrator, in one chained log that nobody edits. Writers call record in their own transaction. */
import type { Clock } from '#kernel/clock'
import type { Database, Tx } from '#server/store'
import { type AboutQuery, listAbout, type Noted } from './about.ts'
import { auditRow, type Change } from './entry.ts'
import { type AuditPage, type AuditQuery, list } from './list.ts'
import { record } from './record.ts'
import { type Verified, verify } from './verify.ts'

export type { Change } from './entry.ts'
export type { AuditEntry, AuditPage, AuditQuery } from './list.ts'
export type { Verified } from './verify.ts'

/** The SQL function that the ledger may run as a record of a group; its rows are made by `row`. */
export const AUDIT_RECORD = 'audit_record'

export type Audit = {
  /** In the changing transaction, as its last statement. */
  record(tx: Pick<Tx, 'query'>, change: Change): Promise<void>
  row(change: Change): Record<string, unknown>
  list(query: AuditQuery): Promise<AuditPage>
  /** Of certain records, for those whom they are about. */
  about(query: AboutQuery): Promise<Noted[]>
  verify(): Promise<Verified>
}

export function openAudit({ database, clock }: { database: Database; clock: Clock }): Audit {
  return {
    record: (tx, change) => record(tx, change, clock),
    row: (change) => auditRow(change, clock),
    list: (query) => list(database, query),
    about: (query) => listAbout(database, query),
    verify: () => verify(database),
  }
}
