/** The wire's overview, and the names of the figures that open their definition. */

import type { Api } from '#contract/routes'
import type { WireReplyOf } from '#contract/shared/define'

export type Account = WireReplyOf<Api['readAccount']>['data']
export type AccountInfo = Account['account_info']
export type { FigureName } from '#contract/member/figures'
