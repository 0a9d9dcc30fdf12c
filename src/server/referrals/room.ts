import * as z from 'zod/mini'
import { referralSignals } from '#contract/member/referrals'
import { defineChange } from '#server/approvals'
import { defineRoom } from '#server/room'
import { decideBonus } from './decide.ts'
import type { ReferralsDependencies } from './dependencies.ts'
import { openReferrals } from './open.ts'
import { referralRoutes } from './routes.ts'
import { readShownBonus } from './store.ts'

type Beside = 'planName' | 'findFirstPlans' | 'usersSharingAddress'
type Needs = Omit<ReferralsDependencies, Beside> & {
  readonly plans: Pick<ReferralsDependencies, 'planName' | 'findFirstPlans'>
  readonly funding: Pick<ReferralsDependencies, 'usersSharingAddress'>
}

export const referralsRoom = defineRoom({
  name: 'referrals',
  knows: ['approvals', 'audit', 'documents', 'http', 'identity', 'ledger', 'store', 'transactions'],
  needs: [
    'database',
    'post',
    'clock',
    'business',
    'settings',
    'audit',
    'approvals',
    'identity',
    'sealer',
    'public_url',
    'documents',
    'plans',
    'funding',
  ],
  open: ({ plans, funding, ...given }: Needs) =>
    openReferrals({
      ...given,
      planName: plans.planName,
      findFirstPlans: plans.findFirstPlans,
      usersSharingAddress: funding.usersSharingAddress,
    }),
  routes: referralRoutes,
  jobs: ({ payDue }) => [{ name: 'referral bonuses', every_seconds: 5, on: 'worker', run: payDue }],
  reactions: ({ react }) => ({ 'plan.matured': react }),
  changes: referralChanges,
  ledger: {
    claims: ['referrals_claim_bonus'],
    records: ['referrals_record_paid', 'referrals_record_decision'],
    checks: ['referrals_audit'],
  },
})

/** The change of this room that needs a second administrator. */
const release = z.object({ referred: z.string(), plan: z.string(), signals: z.array(z.enum(referralSignals)) })

function referralChanges(dependencies: ReferralsDependencies) {
  return {
    'referral.release': defineChange({
      payload: release,
      // That it is still in review is a claim of the decision itself.
      current: ({ query, lock }, { object_id }) => readShownBonus(query, object_id ?? '', lock),
      execute: (_, { object_id, maker_reason }, { checker: by, consent }, once) =>
        decideBonus(dependencies, { id: object_id ?? '', decision: 'release', reason: maker_reason ?? '', by, consent }, once),
    }),
  }
}
