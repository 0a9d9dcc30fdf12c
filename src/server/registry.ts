/** What each room registers: SQL functions that a group may call, the auditor's checks, and reactions to outbox rows. */
import { adminFunctions } from '#server/admin'
import { approvalsFunctions } from '#server/approvals'
import { AUDIT_RECORD } from '#server/audit'
import { type Funding, fundingFunctions } from '#server/funding'
import { CLAIM_ACTIVE, CLAIM_CODE, RECORD_CODE_USED } from '#server/identity'
import { ledgerFunctions } from '#server/ledger'
import { MAIL_RECORD, type MailRoom } from '#server/mail'
import type { Messages } from '#server/messages'
import { planFunctions } from '#server/plans'
import { type Referrals, referralFunctions } from '#server/referrals'
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

type Reacting = {
  readonly mail: MailRoom
  readonly messages: Messages
  readonly referrals: Referrals
  readonly funding: Funding
}

/** By kind of outbox row. */
export function reactionsOf({ mail, messages, referrals, funding }: Reacting) {
  return {
    // Rows that were written before migration 071.
    mail: mail.write,
    notify: messages.react,
    'plan.matured': referrals.react,
    'wallet.changed': funding.notifyWalletChange,
    'withdrawal.payout': funding.payOut,
  }
}
