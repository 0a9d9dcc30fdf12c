/** The room's dependencies, passed in once by the assembly. */
import type { Settings } from '#contract/settings'
import type { Clock } from '#kernel/clock'
import type { Audit } from '#server/audit'
import type { DocumentsRoom, Vault } from '#server/documents'
import type { Throttle } from '#server/identity'
import type { Database, Tx } from '#server/store'

export type RetirementDependencies = {
  readonly database: Database
  readonly clock: Clock
  readonly documents: Pick<DocumentsRoom, 'examine' | 'keep' | 'read' | 'list' | 'remove'>
  readonly vault: Vault
  readonly settings: () => Promise<Settings>
  readonly throttle: Pick<Throttle, 'limit'>
  readonly audit: Pick<Audit, 'record'>
  readonly writeOutbox: (tx: Tx, row: { readonly kind: string; readonly payload: unknown }) => Promise<unknown>
  /** Something was written into the outbox. */
  readonly kick: () => void
}

export const SSN_VAULT = 'ssn/v1'
