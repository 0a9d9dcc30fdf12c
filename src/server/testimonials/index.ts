/** Testimonials by members. Each was earned by a matured plan and a paid withdrawal, shows plan, result and date, and declined ones are counted. */
import type { Query, Queryable } from '#server/store'
import { readOwn, removeOwn } from './store.ts'

export type { TestimonialsDependencies } from './dependencies.ts'
export { testimonialRoutes } from './routes.ts'

/** When an account closes. */
export async function eraseTestimonial(tx: Queryable, user_id: string): Promise<void> {
  await removeOwn(tx, user_id)
}

/** For a member's data export. */
export async function readTestimonial(query: Query, user_id: string) {
  const own = await readOwn(query, user_id)
  return own && { text: own.text, display_name: own.display_name, state: own.state, reason: own.reason, written_at: own.updated_at }
}
