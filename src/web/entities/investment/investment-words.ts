/** The wire's investment and its exit quote. */

import type { Api } from '#contract/routes'
import type { WireReplyOf } from '#contract/shared/define'

export type Investment = WireReplyOf<Api['readInvestment']>['data']
export type ExitQuote = WireReplyOf<Api['quoteExit']>['data']
