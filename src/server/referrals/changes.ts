/** The change of this room that needs a second administrator. */
import * as z from 'zod/mini'
import { referralSignals } from '#contract/member/referrals'
import { defineChange } from '#server/approvals'
import { readPersonState } from '#server/identity'
import { decideBonus } from './decide.ts'
import type { ReferralsDependencies } from './dependencies.ts'
import { readBonus } from './store.ts'

const release = z.object({ referred: z.string(), plan: z.string(), signals: z.array(z.enum(referralSignals)) })

export function referralChanges(dependencies: ReferralsDependencies) {
  return {
    'referral.release': defineChange({
      payload: release,
      // That it is still in review is a claim of the decision itself.
      current: async ({ query, lock }, { object_id }) => {
        const bonus = await readBonus(query, object_id ?? '', lock)
        const referrer = bonus && (await readPersonState({ query, lock }, bonus.referrer))
        if (!referrer) return null
        const { referred, plan, signals } = bonus
        return { referred, plan, signals: [...signals], status: referrer.status, email: referrer.email }
      },
      execute: (_, { object_id, maker_reason }, { checker: by, consent }, once) =>
        decideBonus(dependencies, { id: object_id ?? '', decision: 'release', reason: maker_reason ?? '', by, consent }, once),
    }),
  }
}
