/**
 * Referrals: who brought somebody is settled at sign-up; when the first plan of that person matures, the operator pays the one who brought them
 * out of a budget of its own. It owes everybody that no capital and no other member's money is ever part of it, and each bonus is paid once.
 */
import type { Tx } from '#server/store'
import { accrue } from './accrue.ts'
import type { ReferralsDependencies } from './dependencies.ts'
import { payDue } from './pay.ts'

export type { FirstPlan, ReferralsDependencies } from './dependencies.ts'
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
  records: ['referrals_record_paid'],
  checks: ['referrals_audit'],
} as const
