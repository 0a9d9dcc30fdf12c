import { defineRoom } from '#server/room'
import type { TestimonialsDependencies } from './dependencies.ts'
import { testimonialRoutes } from './routes.ts'
import { readOwn, removeOwn } from './store.ts'

type Needs = Omit<TestimonialsDependencies, 'findLastMatured' | 'planName'> & {
  readonly plans: Pick<TestimonialsDependencies, 'findLastMatured' | 'planName'>
}

export const testimonialsRoom = defineRoom({
  name: 'testimonials',
  knows: ['audit', 'http', 'identity', 'store', 'transactions'],
  needs: ['database', 'clock', 'audit', 'writeOutbox', 'kick', 'identity', 'plans'],
  open: ({ plans, ...given }: Needs): TestimonialsDependencies => ({
    ...given,
    findLastMatured: plans.findLastMatured,
    planName: plans.planName,
  }),
  routes: testimonialRoutes,
  erase: (_, tx, { user_id }) => removeOwn(tx, user_id),
  exports: ({ database }) => [
    {
      name: 'testimonial',
      read: async (user_id) => {
        const own = await readOwn(database.query, user_id)
        if (!own) return own
        const { text, display_name, state, reason, updated_at: written_at } = own
        return { text, display_name, state, reason, written_at }
      },
    },
  ],
})
