/** The audit room: every change by an administrator, in one keyed, tamper-evident chain. Writers call record in their own transaction. */
export { type Actor, actorOf, auditKey } from './chain.ts'
export type { AuditEntry } from './list.ts'
export { AUDIT_RECORD, type Audit, openAudit } from './open.ts'
export { auditRoom } from './room.ts'
export type { Published } from './verify.ts'
