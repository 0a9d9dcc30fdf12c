/** The SQL functions that a group may call and the checks that the auditor runs: each room names its own. */
import { adminFunctions } from '#server/admin'
import { approvalsFunctions } from '#server/approvals'
import { AUDIT_RECORD } from '#server/audit'
import { fundingFunctions } from '#server/funding'
import { CLAIM_ACTIVE, CLAIM_CODE, RECORD_CODE_USED } from '#server/identity'
import { ledgerFunctions } from '#server/ledger'
import { MAIL_RECORD } from '#server/mail'
import { planFunctions } from '#server/plans'
import { referralFunctions } from '#server/referrals'
import { treasuryFunctions } from '#server/treasury'

const rooms = [ledgerFunctions, treasuryFunctions, planFunctions, fundingFunctions, referralFunctions, approvalsFunctions, adminFunctions]

export const claims = new Set([...rooms.flatMap((room): readonly string[] => room.claims), CLAIM_ACTIVE, CLAIM_CODE])
export const records = new Set([
  ...rooms.flatMap((room): readonly string[] => room.records),
  RECORD_CODE_USED,
  AUDIT_RECORD,
  'store_record_outbox',
  MAIL_RECORD,
])
export const auditChecks = [treasuryFunctions, planFunctions, fundingFunctions, referralFunctions, adminFunctions].flatMap(
  (room) => room.checks,
)
