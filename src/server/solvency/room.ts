/** What this room stands on. */
import type { FastifyBaseLogger } from 'fastify'
import type { AuditHead } from '#proof/index'
import type { HeldLease } from '#server/jobs'
import type { Database, Query } from '#server/store'
import type { Instance } from './epoch/instance.ts'

export type Room = {
  readonly database: Database
  readonly instance: () => Promise<Instance>
  /** The commit that this program was built from, or "unknown". */
  readonly code: () => Promise<string>
  /** How long the audit log is, and its newest chain value. */
  readonly auditHead: (query: Query) => Promise<Omit<AuditHead, 'at'>>
  readonly log: Pick<FastifyBaseLogger, 'error'> | false
}

/** The room while this node is the log's one writer. */
export type Writing = Room & { readonly held: HeldLease }

/** Another node became the writer: this one stands back, and has changed nothing since. */
export class LeadLost extends Error {
  override readonly name = 'LeadLost'
}
