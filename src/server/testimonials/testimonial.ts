/** A testimonial as its row has it. */
import type { DeclineReason } from '#contract/member/testimonials'
import type { Matured } from './dependencies.ts'

export type State = 'waiting' | 'published' | 'declined' | 'unpublished'

export type Testimonial = Omit<Matured, 'investment_id'> & {
  readonly id: string
  readonly user_id: string
  readonly text: string
  readonly display_name: string
  readonly state: State
  readonly reason: DeclineReason | null
  readonly version: number
  readonly updated_at: Date
  readonly decided_at: Date | null
}

/** What each decision leads to, and from where. */
export const transitions = {
  publish: { from: ['waiting', 'declined', 'unpublished'], to: 'published', event: 'testimonial.published' },
  decline: { from: ['waiting'], to: 'declined', event: 'testimonial.declined' },
  unpublish: { from: ['published'], to: 'unpublished', event: 'testimonial.unpublished' },
} as const satisfies Record<string, { from: readonly State[]; to: State; event: string }>
export type DecisionName = keyof typeof transitions
