/** A testimonial as administrators read it. */
import type { WireReplyOf } from '#contract/define'
import type { Api } from '#contract/routes'

export type Testimonial = WireReplyOf<Api['listAllTestimonials']>['data'][number]
