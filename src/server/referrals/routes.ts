import type { referrals } from '#contract/member/referrals'
import type { Handlers } from '#contract/shared/define'
import { withReply } from '#kernel/idempotency'
import { isRefused } from '#kernel/refusal'
import { isPendingApproval, pendingAnswer, readWaiting, type WaitingView } from '#server/approvals'
import { actorOf } from '#server/audit'
import { decodeCursor, page } from '#server/http'
import { fullName, type User } from '#server/identity'
import type { Bonus } from './bonus.ts'
import { BONUS, decideBonus } from './decide.ts'
import type { ReferralsDependencies } from './dependencies.ts'
import { readReferral } from './overview.ts'
import { countBonuses, findBonuses, readBonus } from './store.ts'

export function referralRoutes(dependencies: ReferralsDependencies): Handlers<typeof referrals> {
  const { database, identity, planName } = dependencies
  const viewOf = (bonus: Bonus, parties: ReadonlyMap<string, User>, waiting_change: WaitingView | null) => ({
    ...bonus,
    signals: [...bonus.signals],
    plan: planName(bonus.plan),
    referrer: party(bonus.referrer, parties),
    referred: party(bonus.referred, parties),
    waiting_change,
  })
  const readParties = async (bonuses: readonly Bonus[]): Promise<Map<string, User>> => {
    const users = await identity.readUsers(bonuses.flatMap(({ referrer, referred }) => [referrer, referred]))
    return new Map(users.map((user) => [user.id, user]))
  }
  return {
    readReferral: ({ caller }) => readReferral(dependencies, caller.user_id),
    listReferralBonuses: async ({ query: { limit, cursor, state } }) => {
      const after = decodeCursor(cursor)
      if (isRefused(after)) return after
      const [rows, total] = await Promise.all([
        findBonuses(database.query, { state, after }, limit + 1),
        countBonuses(database.query, state),
      ])
      const bonuses = page({ rows, limit, cursorOf: (bonus) => bonus, total })
      const ids = bonuses.data.filter((bonus) => bonus.state === 'review').map(({ id }) => id)
      const [parties, waiting] = await Promise.all([readParties(bonuses.data), readWaiting(database, BONUS, ids)])
      return { data: bonuses.data.map((bonus) => viewOf(bonus, parties, waiting.get(bonus.id) ?? null)), page: bonuses.page }
    },
    decideReferralBonus: async ({ caller, params, body, transport, once }) => {
      const bonus = await readBonus(database.query, params.id)
      const parties = await readParties(bonus ? [bonus] : [])
      const view = pendingAnswer((decided: Bonus) => ({ data: viewOf(decided, parties, null) }))
      const decision = { id: params.id, ...body, by: actorOf(caller, transport) }
      const outcome = await decideBonus(dependencies, decision, withReply(once, view))
      return isPendingApproval(outcome) || 'referrer' in outcome ? view(outcome) : outcome
    },
  }
}

function party(id: string, parties: ReadonlyMap<string, User>): { id: string; name: string; email: string } {
  const user = parties.get(id)
  return { id, name: user ? fullName(user) : '', email: user?.email ?? '' }
}
