/** What an administrator does with a flagged bonus: release it to be paid, or refuse it with a reason that its referrer reads. */
import { formatUsd } from '#kernel/money'
import { type Refused, refuse } from '#kernel/refusal'
import type { Actor } from '#server/identity'
import type { Bonus } from './bonus.ts'
import type { ReferralsDependencies } from './dependencies.ts'
import { changeBonus, lockBonus } from './store.ts'

export type Decision = { readonly id: string; readonly decision: 'release' | 'refuse'; readonly reason: string }

export async function decideBonus(
  dependencies: ReferralsDependencies,
  actor: Actor,
  { id, decision, reason }: Decision,
): Promise<Bonus | Refused<'no_bonus' | 'wrong_status' | 'own_change'>> {
  const { database, clock, audit, writeOutbox, kick } = dependencies
  const outcome = await database.transaction(async (tx): Promise<Bonus | Refused<'no_bonus' | 'wrong_status' | 'own_change'>> => {
    const bonus = await lockBonus(tx, id)
    if (!bonus) return refuse('no_bonus')
    if (bonus.referrer === actor.user_id || bonus.referred === actor.user_id) return refuse('own_change')
    if (bonus.state !== 'review') return refuse('wrong_status', { reason: `bonus_${bonus.state}` })
    const to = decision === 'release' ? 'due' : 'withheld'
    await changeBonus(tx.query, id, { from: ['review'], to, reason: decision === 'refuse' ? reason : null, at: clock.now() })
    await audit.record(tx, {
      actor: actor.user_id,
      actor_email: actor.email,
      action: `referral.${decision}`,
      object_kind: 'referral_bonus',
      object_id: id,
      before: { state: bonus.state },
      after: { state: to, referrer: bonus.referrer, amount: bonus.amount },
      reason,
      request_id: actor.request_id,
    })
    if (decision === 'refuse') {
      const params = { amount: formatUsd(bonus.amount), reason }
      await writeOutbox(tx, { kind: 'notify', payload: { user_id: bonus.referrer, event: 'referral.refused', params } })
    }
    return { ...bonus, state: to, reason: decision === 'refuse' ? reason : bonus.reason }
  })
  kick()
  return outcome
}
