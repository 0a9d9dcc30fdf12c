/** A member's data as a file. Expensive, so limited to a few a day. */
import { DAY_SECONDS } from '#kernel/duration'
import { isRefused, type Refused } from '#kernel/refusal'
import type { AccountDependencies } from '../dependencies.ts'
import { ownParts } from './own-parts.ts'
import { writeExport } from './write.ts'

const EXPORTS_A_DAY = 5

export async function exportData(dependencies: AccountDependencies, user_id: string) {
  const limited = await dependencies.identity.throttle.limit('export', user_id, { max: EXPORTS_A_DAY, window_seconds: DAY_SECONDS })
  if (isRefused(limited)) return limited satisfies Refused<'too_many'>
  const now = dependencies.clock.now()
  const content = writeExport([...ownParts(dependencies), ...dependencies.memberData.exportParts()], user_id, now)
  return { type: 'application/json; charset=utf-8' as const, content, save_as: `clearterm-data-${now.toISOString().slice(0, 10)}.json` }
}
