/** What a member sees of their referrals: a first name and initial, and the bonus status. */
import type { Cents } from '#kernel/money'
import { refuse } from '#kernel/refusal'
import { type Bonus, withheldCode } from './bonus.ts'
import type { FirstPlan, ReferralsDependencies } from './dependencies.ts'
import { findByReferred, sumPaid } from './store.ts'

const MAX_ROWS = 200

export async function readReferral({ database, identity, settings, public_url, findFirstPlans }: ReferralsDependencies, user_id: string) {
  const [user, brought, total_referred, total_bonus, { referral_enabled, referral_network_seconds }] = await Promise.all([
    identity.readUser(user_id),
    identity.referredBy(user_id, MAX_ROWS),
    identity.countReferred(user_id),
    sumPaid(database.query, user_id),
    settings(),
  ])
  if (!user) return refuse('session_expired')
  const ids = brought.map(({ id }) => id)
  const [bonuses, plans] = await Promise.all([findByReferred(database.query, ids), findFirstPlans(database.query, ids)])
  const referred = brought.map((person) => ({
    name: shortName(person),
    at: person.joined_at,
    ...standOf(bonuses.get(person.id), plans.get(person.id)),
  }))
  const link = `${public_url}/register/${user.referral_code}`
  const rules = { enabled: referral_enabled, network_window_seconds: referral_network_seconds }
  return { data: { link, code: user.referral_code, ...rules, total_referred, total_bonus, referred } }
}

type Stand = { bonus: Cents | null; state: 'signed_up' | 'ended_early' | Bonus['state']; reason: string | null; reason_code: string | null }

function standOf(bonus: Bonus | undefined, plan: FirstPlan | undefined): Stand {
  if (bonus)
    return {
      bonus: bonus.state === 'withheld' ? null : bonus.amount,
      state: bonus.state,
      reason: bonus.reason,
      reason_code: withheldCode(bonus.reason),
    }
  return { bonus: null, state: plan?.status === 'liquidated' ? 'ended_early' : 'signed_up', reason: null, reason_code: null }
}

/** `Ada L.` */
function shortName({ first_name, last_name }: { readonly first_name: string; readonly last_name: string }): string {
  const initial = [...last_name.trim()][0]
  return `${first_name.trim()}${initial ? ` ${initial.toUpperCase()}.` : ''}`
}
