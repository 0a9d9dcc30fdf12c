/** The change of this room that needs a second administrator. */
import * as z from 'zod/mini'
import { referralSignals } from '#contract/member/referrals'
import { defineChange } from '#server/approvals'
import { decideBonus } from './decide.ts'
import type { ReferralsDependencies } from './dependencies.ts'
import { readShownBonus } from './store.ts'

const release = z.object({ referred: z.string(), plan: z.string(), signals: z.array(z.enum(referralSignals)) })

export function referralChanges(dependencies: ReferralsDependencies) {
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
