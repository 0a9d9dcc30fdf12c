import { defineRoom } from '#server/room'
import { referralChanges } from './changes.ts'
import type { ReferralsDependencies } from './dependencies.ts'
import { openReferrals } from './open.ts'
import { referralRoutes } from './routes.ts'

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
