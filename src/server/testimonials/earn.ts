/** A testimonial is earned by a matured plan and a paid withdrawal. Staff can't write one. */
import type { TestimonialLack } from '#contract/member/testimonials'
import type { Query } from '#server/store'
import type { Matured, TestimonialsDependencies } from './dependencies.ts'

export type Earned = { readonly matured: Matured | null; readonly lacks: readonly TestimonialLack[] }

export async function readEarned(
  { lastMatured, wasPaidOut }: Pick<TestimonialsDependencies, 'lastMatured' | 'wasPaidOut'>,
  reader: { readonly query: Query },
  { user_id, role }: { readonly user_id: string; readonly role: string },
): Promise<Earned> {
  if (role !== 'member') return { matured: null, lacks: ['administrator'] }
  const matured = await lastMatured(reader, user_id)
  const paid = await wasPaidOut(reader, user_id)
  return { matured, lacks: [...(matured ? [] : (['no_matured_plan'] as const)), ...(paid ? [] : (['no_paid_withdrawal'] as const))] }
}
