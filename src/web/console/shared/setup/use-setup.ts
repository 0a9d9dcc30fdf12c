/** The setup as it is on the wire. */
import type { WireData } from '#contract/routes'
import { read, useData } from '#web/shared/call/read.ts'

export type Setup = WireData<'readSetup'>
export type SetupFact = Setup['facts'][number]

export function useSetup(enabled = true) {
  return useData(read('readSetup'), { enabled })
}
