/** The change of this room that needs a second administrator. */
import * as z from 'zod/mini'
import { referralSignals } from '#contract/member/referrals'
import { defineChange } from '#server/approvals'
import { decideBonus } from './decide.ts'
import type { ReferralsDependencies } from './dependencies.ts'

const release = z.object({ referred: z.string(), plan: z.string(), signals: z.array(z.enum(referralSignals)) })

export function referralChanges(dependencies: ReferralsDependencies) {
  return {
    'referral.release': defineChange(release, (_, { object_id, maker_reason }, { checker: by, consent }, once) =>
      decideBonus(dependencies, { id: object_id ?? '', decision: 'release', reason: maker_reason ?? '', by, consent }, once),
    ),
  }
}
