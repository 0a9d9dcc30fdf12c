/** An administrator's decision on a version: publish, decline with a publicly counted reason, or unpublish. */

import type { DeclineReason } from '#contract/member/testimonials'
import { isId } from '#kernel/id'
import { type Refused, refuse } from '#kernel/refusal'
import type { Actor } from '#server/audit'
import type { TestimonialsDependencies } from './dependencies.ts'
import { type DecisionName, lockTestimonial, type Testimonial, transitions, writeDecision } from './store.ts'

export type Decision = {
  readonly id: string
  readonly decision: DecisionName
  /** The version that was read. */
  readonly version: number
  readonly reason?: DeclineReason | undefined
}

type No = Refused<'no_testimonial' | 'wrong_status' | 'own_change' | 'invalid'>

export async function decideTestimonial(
  { database, clock, audit, writeOutbox, kick }: TestimonialsDependencies,
  actor: Actor,
  { id, decision, version, reason }: Decision,
): Promise<Testimonial | No> {
  if (!isId(id)) return refuse('no_testimonial')
  if ((decision === 'decline') !== (reason !== undefined)) return refuse('invalid', { fields: { reason: { reason: 'decline_reason' } } })
  const { from, to, event } = transitions[decision]
  const outcome = await database.transaction(async (tx): Promise<Testimonial | No> => {
    const testimonial = await lockTestimonial(tx, id)
    if (!testimonial) return refuse('no_testimonial')
    if (testimonial.user_id === actor.user_id) return refuse('own_change')
    if (testimonial.version !== version) return refuse('wrong_status', { reason: 'testimonial_changed' })
    if (!from.some((state) => state === testimonial.state)) return refuse('wrong_status')
    const decided = await writeDecision(tx, id, { state: to, reason: reason ?? null, at: clock.now() })
    await writeOutbox(tx, { kind: 'notify', payload: { user_id: testimonial.user_id, event, params: reason ? { reason } : {} } })
    await audit.record(tx, {
      actor: actor.user_id,
      actor_email: actor.email,
      action: `testimonial.${decision}`,
      object_kind: 'testimonial',
      object_id: testimonial.user_id,
      // The text can be withdrawn by its author, so the permanent log does not contain it.
      before: { state: testimonial.state, version },
      after: { state: to },
      reason: reason ?? null,
      request_id: actor.request_id,
    })
    return decided
  })
  kick()
  return outcome
}
