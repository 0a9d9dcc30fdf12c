/** One public figure with its breakdown. */

import type { WireData } from '#contract/routes'
import type { StatName } from '#contract/shared/stat-name'
import { read, useData } from '#web/shared/call/read.ts'

export type StatRecords = WireData<'readStatRecords'>

export function statQuery(name: StatName) {
  return read('readStatRecords', { params: { name } })
}

export function useStatRecords(name: StatName) {
  return useData(statQuery(name))
}
