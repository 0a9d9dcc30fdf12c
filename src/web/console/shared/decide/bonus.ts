/** A bonus in the list, and the decision being made about it. */

import type { Api } from '#contract/routes'
import type { WireReplyOf } from '#contract/shared/define'

export type Bonus = WireReplyOf<Api['listReferralBonuses']>['data'][number]
export type DecidingBonus = {
  readonly decision: 'release' | 'refuse'
  readonly bonus: Pick<Bonus, 'id' | 'amount'> & { readonly referrer: Pick<Bonus['referrer'], 'name' | 'email'> }
}
