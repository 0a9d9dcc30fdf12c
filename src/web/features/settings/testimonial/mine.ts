/** The type of a member's own testimonial. */

import type { Api } from '#contract/routes'
import type { WireReplyOf } from '#contract/shared/define'

export type Mine = WireReplyOf<Api['readOwnTestimonial']>['data']
