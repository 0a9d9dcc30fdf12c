/** A testimonial as administrators read it. */

import type { Api } from '#contract/routes'
import type { WireReplyOf } from '#contract/shared/define'

export type Testimonial = WireReplyOf<Api['listAllTestimonials']>['data'][number]
