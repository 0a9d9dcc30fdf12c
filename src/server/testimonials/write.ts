/** A member writes, changes or takes back their testimonial. Whether it is earned is asked in the transaction that writes it. */

import type { TestimonialLack } from '#contract/member/testimonials'
import { newId } from '#kernel/id'
import { type Refused, refuse } from '#kernel/refusal'
import type { Queryable } from '#server/store'
import { wasPaidOut } from '#server/transactions'
import type { EndedPlan, Matured, TestimonialsDependencies } from './dependencies.ts'
import { removeOwn, type Testimonial, writeWording } from './store.ts'

type Writer = { readonly user_id: string; readonly role: string }

export async function writeTestimonial(
  deps: TestimonialsDependencies,
  writer: Writer,
  { text, display_name }: { readonly text: string; readonly display_name: string },
): Promise<Testimonial | Refused<'not_earned'>> {
  const { database, clock } = deps
  return database.transaction(async (tx) => {
    const { matured, lacks } = await readEarned(deps, tx, writer)
    if (!matured || lacks.length > 0) return refuse('not_earned', { more: { why_not: lacks } })
    const at = clock.now()
    return writeWording(tx, { id: newId(at), user_id: writer.user_id, text, display_name, at }, matured)
  })
}

export async function removeTestimonial(
  { database }: TestimonialsDependencies,
  { user_id }: Pick<Writer, 'user_id'>,
): Promise<Refused<'no_testimonial'> | null> {
  const removed = await database.transaction((tx) => removeOwn(tx, user_id))
  return removed ? null : refuse('no_testimonial')
}

export type Earned = { readonly matured: Matured | null; readonly lacks: readonly TestimonialLack[] }

/** A testimonial is earned by a matured plan and a paid withdrawal. Staff can't write one. */
export async function readEarned(
  { findLastMatured }: Pick<TestimonialsDependencies, 'findLastMatured'>,
  { query }: Queryable,
  { user_id, role }: { readonly user_id: string; readonly role: string },
): Promise<Earned> {
  if (role !== 'member') return { matured: null, lacks: ['administrator'] }
  const ended = await findLastMatured(query, user_id)
  const matured = ended && maturedOf(ended)
  const paid = await wasPaidOut(query, user_id)
  return { matured, lacks: [...(matured ? [] : (['no_matured_plan'] as const)), ...(paid ? [] : (['no_paid_withdrawal'] as const))] }
}

function maturedOf({ id, plan, principal, paid, ended_at }: EndedPlan): Matured | null {
  return ended_at === null || paid === null ? null : { investment_id: id, plan, principal, paid, matured_at: ended_at }
}
