/** The account overview on the wire, and the names of the figures with details. */

import type { WireData } from '#contract/routes'

export type Account = WireData<'readAccount'>
export type AccountInfo = Account['account_info']
export type { FigureName } from '#contract/member/figures'
