/** The balances and promised returns at every entry. */

import type { WireData } from '#contract/routes'
import { read, useData } from '#web/shared/call/read.ts'

export type Moment = WireData<'readEquity'>[number]

export function useMoments() {
  return useData(read('readEquity', { query: { range: 'entries' } }))
}
