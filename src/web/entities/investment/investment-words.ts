/** The wire's investment and its exit quote. */
import type { WireReplyOf } from '#contract/define'
import type { Api } from '#contract/routes'

export type Investment = WireReplyOf<Api['readInvestment']>['data']
export type ExitQuote = WireReplyOf<Api['quoteExit']>['data']
