/** The member's referrals and their bonuses. A bonus payment invalidates it. */

import type { WireData } from '#contract/routes'
import { read, useData } from '#web/shared/call/read.ts'

export type Referral = WireData<'readReferral'>

export function useReferral() {
  return useData(read('readReferral'))
}
