/** The wire's investment and its exit quote. */

import type { WireData } from '#contract/routes'

export type Investment = WireData<'readInvestment'>
export type ExitQuote = WireData<'quoteExit'>
