/** The routes of the returns screen. */
import type { returns } from '#contract/member/returns'
import type { Handlers } from '#contract/shared/define'
import { isRefused } from '#kernel/refusal'
import type { PerformanceDependencies } from './dependencies.ts'
import { readIncomeDue } from './income-due.ts'
import { readPerformance } from './read-performance.ts'

export function returnsRoutes(dependencies: PerformanceDependencies): Handlers<typeof returns> {
  return {
    readPerformance: async ({ query, caller }) => {
      const data = await readPerformance(dependencies, caller.user_id, query)
      return isRefused(data) ? data : { data }
    },
    readIncomeDue: async ({ caller }) => ({ data: await readIncomeDue(dependencies, caller.user_id) }),
  }
}
