/** Every column with values that are sealed under SECRET_KEY: what a rotation of the key has to re-seal. */
import { resealVault, sealedDocuments } from '#server/documents'
import { BANK_SEAL } from '#server/funding'
import { TOTP_SEAL } from '#server/identity'
import { MAIL_SEAL } from '#server/mail'
import { SSN_VAULT } from '#server/retirement'
import { keptKeys, OUTBOX_PURPOSE, type SealedColumn, sealedFor } from '#server/store'

export const sealedValues: readonly SealedColumn[] = [
  keptKeys,
  { table: 'outbox', id: 'id', column: 'payload', reseal: sealedFor(OUTBOX_PURPOSE) },
  { table: 'mail', id: 'id', column: 'sealed_body', reseal: sealedFor(MAIL_SEAL) },
  { table: 'totp', id: 'user_id', column: 'secret', reseal: sealedFor(TOTP_SEAL) },
  { table: 'bank_detail', id: 'user_id', column: 'sealed', reseal: sealedFor(BANK_SEAL) },
  // The code of a withdrawal that is not confirmed yet is bound to the sealed bytes.
  { table: 'member_transaction', id: 'id', column: 'bank_sealed', except: `state = 'unconfirmed'`, reseal: sealedFor(BANK_SEAL) },
  { table: 'ira_application', id: 'id', column: 'sealed_ssn', owner: 'coalesce(user_id, id)', reseal: resealVault(SSN_VAULT) },
  sealedDocuments,
]
