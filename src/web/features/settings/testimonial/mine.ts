/** What a member's own testimonial is to them. */
import type { WireReplyOf } from '#contract/define'
import type { Api } from '#contract/routes'

export type Mine = WireReplyOf<Api['readOwnTestimonial']>['data']
