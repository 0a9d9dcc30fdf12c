/**
 * Referrals: the referrer is fixed at sign-up. When the referred member's first plan matures, the operator pays the referrer from its own budget. No
 * capital or other member's money is part of it, and each bonus is paid once.
 */
import type { Tx } from '#server/store'
import { accrue } from './accrue.ts'
import type { ReferralsDependencies } from './dependencies.ts'
import { payDue } from './pay.ts'

export { previewRelease } from './assess-decision.ts'
export { referralChanges } from './changes.ts'
export type { ReferralsDependencies } from './dependencies.ts'
export { referralRoutes } from './routes.ts'
export type Referrals = {
  /** The reaction to outbox rows of kind `plan.matured`. */
  react(tx: Tx, payload: unknown): Promise<void>
  /** Pays what is due and covered; for a job on any node. */
  payDue(): Promise<number>
}
export function openReferrals(dependencies: ReferralsDependencies): Referrals {
  return { react: (tx, payload) => accrue(dependencies, tx, payload), payDue: () => payDue(dependencies) }
}
export const referralFunctions = {
  claims: ['referrals_claim_bonus'],
  records: ['referrals_record_paid', 'referrals_record_decision'],
  checks: ['referrals_audit'],
} as const
