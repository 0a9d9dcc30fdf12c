/** HTTP handlers of treasury, settings, audit log, business date and pending changes. */

import type { admin } from '#contract/admin/actions'
import type { adminChanges } from '#contract/admin/change'
import type { Handlers } from '#contract/shared/define'
import { withReply } from '#kernel/idempotency'
import { isRefused, refuse } from '#kernel/refusal'
import { isPendingApproval, pendingAnswer } from '#server/approvals'
import { actorOf } from '#server/audit'
import { nameEntries } from '../audit-names.ts'
import { type BusinessDate, moveBusinessDate, readBusinessDate } from '../business-date.ts'
import { decideChange, listChanges } from '../changes/changes.ts'
import { changeSettings } from '../changes/operator-changes.ts'
import type { AdminDependencies } from '../dependencies.ts'
import { fundTreasury, type TreasuryView, viewTreasury } from '../money/treasury.ts'
import { viewSettings } from '../settings.ts'

type Names = 'readTreasury' | 'fundReserve' | 'readSettings' | 'changeSettings' | 'listAudit' | 'readBusinessDate' | 'moveBusinessDate'

export function operatorRoutes(dependencies: AdminDependencies): Pick<Handlers<typeof admin>, Names> {
  const { audit, settings } = dependencies
  return {
    readTreasury: async () => ({ data: await viewTreasury(dependencies) }),
    fundReserve: async ({ body, caller, transport, once }) => {
      const view = pendingAnswer((data: TreasuryView) => ({ data, message: 'Successful!' }))
      const outcome = await fundTreasury(dependencies, actorOf(caller, transport), body, withReply(once, view))
      return isPendingApproval(outcome) || 'as_of' in outcome ? view(outcome) : outcome
    },
    readSettings: async () => ({ data: viewSettings(await settings()) }),
    changeSettings: async ({ body, caller, transport, once }) => {
      if (Object.keys(body).length === 0) return refuse('invalid', { reason: 'all_required' })
      const view = pendingAnswer((data: ReturnType<typeof viewSettings>) => ({ data, message: 'Successful!' }))
      const outcome = await changeSettings(dependencies, actorOf(caller, transport), body, withReply(once, view))
      if ('changed' in outcome) return view(viewSettings(await settings()))
      return isPendingApproval(outcome) ? view(outcome) : outcome
    },
    listAudit: async ({ query }) => {
      const entries = await audit.list(query)
      return { ...entries, data: await nameEntries(dependencies.database, entries.data) }
    },
    readBusinessDate: async () => ({ data: await readBusinessDate(dependencies) }),
    moveBusinessDate: async ({ body, caller, transport, once }) => {
      const view = pendingAnswer((data: BusinessDate) => ({ data, message: 'Successful!' }))
      const outcome = await moveBusinessDate(dependencies, actorOf(caller, transport), body.days, withReply(once, view))
      return isPendingApproval(outcome) || 'now' in outcome ? view(outcome) : outcome
    },
  }
}

export function changeRoutes(deciding: AdminDependencies): Handlers<typeof adminChanges> {
  return {
    listChanges: ({ query, caller }) => listChanges(deciding, query, caller.user_id),
    decideChange: async ({ params, body, caller, transport, once }) => {
      const message = body.decision === 'approve' ? 'Approved Successfully' : 'Declined Successfully'
      const decision = { id: params.id, ...body }
      const outcome = await decideChange(
        deciding,
        actorOf(caller, transport),
        decision,
        withReply(once, (data) => ({ data, message })),
      )
      return isRefused(outcome) || 'replayed' in outcome ? outcome : { data: outcome, message }
    },
  }
}
