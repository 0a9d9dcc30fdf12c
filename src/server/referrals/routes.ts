import type { referrals } from '#contract/member/referrals'
import type { Handlers } from '#contract/shared/define'
import { isRefused } from '#kernel/refusal'
import { decodeCursor, page } from '#server/http'
import { fullName, type User } from '#server/identity'
import type { Bonus } from './bonus.ts'
import { decideBonus } from './decide.ts'
import type { ReferralsDependencies } from './dependencies.ts'
import { readReferral } from './overview.ts'
import { countBonuses, findBonuses } from './store.ts'

export function referralRoutes(dependencies: ReferralsDependencies): Handlers<typeof referrals> {
  const { database, identity, planName } = dependencies
  const view = async (bonuses: readonly Bonus[]) => {
    const users = await identity.readUsers(bonuses.flatMap(({ referrer, referred }) => [referrer, referred]))
    const known = new Map(users.map((user) => [user.id, user]))
    return bonuses.map((bonus) => ({
      ...bonus,
      signals: [...bonus.signals],
      plan: planName(bonus.plan),
      referrer: party(bonus.referrer, known),
      referred: party(bonus.referred, known),
    }))
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
      const found = page({ rows, limit, cursorOf: (bonus) => bonus, total })
      return { data: await view(found.data), page: found.page }
    },
    decideReferralBonus: async ({ caller, params, body, transport }) => {
      const actor = { user_id: caller.user_id, email: caller.email, request_id: transport.request_id }
      const outcome = await decideBonus(dependencies, actor, { id: params.id, ...body })
      if (isRefused(outcome)) return outcome
      const [data] = await view([outcome])
      if (!data) throw new Error('a bonus that was decided is shown')
      return { data }
    },
  }
}

function party(id: string, known: ReadonlyMap<string, User>): { id: string; name: string; email: string } {
  const user = known.get(id)
  return { id, name: user ? fullName(user) : '', email: user?.email ?? '' }
}
