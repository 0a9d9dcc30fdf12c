/** The account overview on the wire, and the names of the figures with details. */

import type { Api } from '#contract/routes'
import type { WireReplyOf } from '#contract/shared/define'

export type Account = WireReplyOf<Api['readAccount']>['data']
export type AccountInfo = Account['account_info']
export type { FigureName } from '#contract/member/figures'
