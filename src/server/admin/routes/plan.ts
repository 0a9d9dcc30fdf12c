/** HTTP handlers of the plan editor: translation only. */

import type { adminPlans } from '#contract/admin/plans'
import type { Handlers } from '#contract/shared/define'
import { DAY_SECONDS } from '#kernel/duration'
import { withReply } from '#kernel/idempotency'
import { refuse } from '#kernel/refusal'
import { isPendingApproval, pendingAnswer, readWaiting } from '#server/approvals'
import { actorOf } from '#server/audit'
import { changeTerms, commitmentsByMonth, findPlan, planName, type Terms, viewPlans, whatIf } from '#server/plans'
import type { AdminDependencies } from '../dependencies.ts'
import { listTreasuryPostings } from '../money/postings.ts'

export function planRoutesOf(dependencies: AdminDependencies): Handlers<typeof adminPlans> {
  const { database } = dependencies
  const { query } = database
  const withWaiting = async (only: string | null) => {
    const plans = await viewPlans(query, only)
    const waiting = await readWaiting(
      database,
      'plan',
      plans.map(({ id }) => id),
    )
    return plans.map((plan) => ({ ...plan, waiting_change: waiting.get(plan.id) ?? null }))
  }
  return {
    listAdminPlans: async () => ({ data: await withWaiting(null) }),
    readAdminPlan: async ({ params }) => {
      const [plan] = findPlan(params.id) ? await withWaiting(params.id) : []
      return plan ? { data: plan } : refuse('no_plan')
    },
    changePlan: async ({ params, body: { reason, ...patch }, caller, transport, once }) => {
      const [before] = findPlan(params.id) ? await withWaiting(params.id) : []
      if (!before) return refuse('no_plan')
      // Replies with the plan as it was before, plus the new version, so that a repeat gets the same.
      const view = pendingAnswer((terms: Terms) => {
        const { plan: _, term_seconds, ...rest } = terms
        const shown = { ...rest, days: term_seconds / DAY_SECONDS, created_at: dependencies.clock.now(), sold: 0 }
        return { data: { ...before, terms: shown, versions: [shown, ...before.versions] }, message: 'Successful!' }
      })
      const change = { plan: params.id, patch, reason, by: actorOf(caller, transport) }
      const outcome = await changeTerms(dependencies, change, withReply(once, view))
      return isPendingApproval(outcome) || 'rate_bps' in outcome ? view(outcome) : outcome
    },
    whatIf: async ({ params, body }) => {
      const outcome = await whatIf(query, params.id, body)
      return 'refused' in outcome ? outcome : { data: outcome }
    },
    listTreasuryPostings: ({ query }) => listTreasuryPostings(database, query),
    readCommitments: async () => ({ data: (await commitmentsByMonth(query)).map((row) => ({ ...row, plan: planName(row.plan) })) }),
  }
}
