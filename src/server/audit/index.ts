/** The audit room: every change by an administrator, in one keyed, tamper-evident chain. Writers call record in their own transaction. */
export { type Actor, actorOf } from './actor.ts'
export type { Head as AuditHead } from './append.ts'
export { type AuditKeys, auditKey } from './chain.ts'
export type { AuditRow, Change } from './entry.ts'
export type { AuditEntry, AuditPage, AuditQuery } from './list.ts'
export { AUDIT_RECORD, type Audit, type AuditDependencies, openAudit } from './open.ts'
export { auditRoom } from './room.ts'
export type { Published, Verified } from './verify.ts'
