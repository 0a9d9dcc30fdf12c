/** Opens the room. */
import type { Tx } from '#server/store'
import { accrue, payDue } from './accrue.ts'
import type { ReferralsDependencies } from './dependencies.ts'

export type Referrals = ReferralsDependencies & {
  /** The reaction to outbox rows of kind `plan.matured`. */
  react(tx: Tx, payload: unknown): Promise<void>
  /** Pays what is due and covered; for a job on any node. */
  payDue(): Promise<number>
}

export function openReferrals(given: ReferralsDependencies): Referrals {
  return { ...given, react: (tx, payload) => accrue(given, tx, payload), payDue: () => payDue(given) }
}
