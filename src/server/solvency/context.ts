/** The room's dependencies. */
import type { FastifyBaseLogger } from 'fastify'
import type { AuditHead } from '#proof/index'
import type { HeldLease } from '#server/jobs'
import type { Database, Query } from '#server/store'
import type { InstanceReader } from './epoch/instance.ts'

export type SolvencyContext = {
  readonly database: Database
  readonly instance: InstanceReader
  /** The commit that this program was built from, or "unknown". */
  readonly code: () => Promise<string>
  /** The audit log's length, and its newest chain value. */
  readonly auditHead: (query: Query) => Promise<Omit<AuditHead, 'at'>>
  /** Why nothing may be signed: the database is behind what was published. Null: it is not. */
  readonly publishedFault: (query: Query) => Promise<string | null>
  /** Keeps a published checkpoint outside the database. */
  readonly keepCheckpoint: (note: string) => Promise<void>
  readonly log: Pick<FastifyBaseLogger, 'error'> | false
}

/** The room while this node is the log's writer. */
export type LogWriter = SolvencyContext & { readonly lease: HeldLease }

/** The database came back older than what was published: nothing is signed. */
export class BehindPublished extends Error {
  override readonly name = 'BehindPublished'
}

/** Another node became the writer: this one stops without changing anything. */
export class LeadershipLost extends Error {
  override readonly name = 'LeadershipLost'
}
