/** The limits of all rooms, for the member that they limit. */
import type { limits } from '#contract/member/limits'
import type { Handlers } from '#contract/shared/define'
import { limitNames } from '#contract/shared/limit/name'
import type { AccountDependencies } from './dependencies.ts'

/** In the order of the page. */
export function limitRoutes({ memberData, clock }: AccountDependencies): Handlers<typeof limits> {
  return {
    readLimits: async ({ caller, transport }) => {
      const as_of = clock.now()
      const read = await Promise.all(memberData.limits().map((room) => room.read({ ...caller, network: transport.network })))
      return { data: { limits: read.flat().sort((a, b) => limitNames.indexOf(a.name) - limitNames.indexOf(b.name)), as_of } }
    },
  }
}
