/** What a member's own testimonial is to them. */

import type { Api } from '#contract/routes'
import type { WireReplyOf } from '#contract/shared/define'

export type Mine = WireReplyOf<Api['readOwnTestimonial']>['data']
