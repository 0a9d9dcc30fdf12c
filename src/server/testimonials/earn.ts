/** A testimonial is earned by a matured plan and a paid withdrawal. Staff can't write one. */
import type { TestimonialLack } from '#contract/member/testimonials'
import type { Queryable } from '#server/store'
import { wasPaidOut } from '#server/transactions'
import type { EndedPlan, Matured, TestimonialsDependencies } from './dependencies.ts'

export type Earned = { readonly matured: Matured | null; readonly lacks: readonly TestimonialLack[] }

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
