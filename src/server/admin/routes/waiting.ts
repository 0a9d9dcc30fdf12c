/** HTTP handlers of what waits for a decision: translation only. */

import type { adminWaiting } from '#contract/admin/waiting'
import type { Handlers } from '#contract/shared/define'
import { actorOf } from '#server/audit'
import type { AdminDependencies } from '../dependencies.ts'
import { listWaiting } from '../waiting/list-waiting.ts'
import { readDecision } from '../waiting/read-decision.ts'

export function waitingRoutes(dependencies: AdminDependencies): Handlers<typeof adminWaiting> {
  return {
    listWaiting: async ({ caller, transport }) => ({
      data: await listWaiting(dependencies, { actor: actorOf(caller, transport), role: caller.role }),
    }),
    readWaiting: async ({ params, caller, transport }) => {
      const viewer = { actor: actorOf(caller, transport), role: caller.role }
      return { data: await readDecision(dependencies, viewer, params.kind, params.id) }
    },
  }
}
