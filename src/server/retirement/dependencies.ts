/** The room's dependencies, passed in once by the assembly. */
import type { Settings } from '#contract/settings'
import type { Clock } from '#kernel/clock'
import type { Audit } from '#server/audit'
import { type DocumentsRoom, openVault, type Vault } from '#server/documents'
import type { Identity, Throttle } from '#server/identity'
import type { Database, SecretKey, Tx } from '#server/store'

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

type Rooms = Omit<RetirementDependencies, 'vault' | 'throttle'> & {
  readonly identity: Pick<Identity, 'throttle'>
  readonly secret_key: SecretKey
}

export const SSN_VAULT = 'ssn/v1'

export function retirementDependencies({ identity, secret_key, ...rooms }: Rooms): RetirementDependencies {
  return { ...rooms, vault: openVault(secret_key, SSN_VAULT), throttle: identity.throttle }
}
