/** HTTP handlers of overview, search, jobs, mails, audit check, bulk decisions and setup: translation only. */
import type { adminConsole } from '#contract/admin/console'
import type { adminSetup } from '#contract/admin/setup'
import type { adminWaiting } from '#contract/admin/waiting'
import type { Handlers } from '#contract/shared/define'
import { isRefused, refuse } from '#kernel/refusal'
import { actorOf } from '#server/audit'
import type { AdminDependencies } from '../dependencies.ts'
import { decideMany } from '../money/bulk.ts'
import { openFlow, viewOverview } from '../overview.ts'
import { searchAll } from '../search/search-all.ts'
import { viewSetup } from '../setup/view-setup.ts'
import { listWaiting } from '../waiting/items.ts'
import { readDecision } from '../waiting/read-decision.ts'

export function consoleRoutes(dependencies: AdminDependencies): Handlers<typeof adminConsole> {
  const { audit, clock, mail, schedule, database } = dependencies
  const flow = openFlow(dependencies)
  return {
    readAdminOverview: async ({ caller }) => ({ data: await viewOverview(dependencies, flow, caller.user_id) }),
    searchAll: async ({ query: { q } }) => ({ data: await searchAll(dependencies, q) }),
    listJobs: async () => ({ data: schedule.states().map((state) => ({ ...state })) }),
    listMails: ({ query }) => mail.list(query),
    retryMail: async ({ params, caller, transport }) => {
      const actor = actorOf(caller, transport)
      const outcome = await database.transaction(async (tx) => {
        const retried = await mail.retry(tx, params.id)
        if (!retried || isRefused(retried)) return retried
        await audit.record(tx, {
          actor: actor.user_id,
          actor_email: actor.email,
          action: 'mail.retry',
          object_kind: 'mail',
          object_id: params.id,
          request_id: actor.request_id,
        })
        return retried
      })
      if (!outcome) return refuse('no_mail')
      return isRefused(outcome) ? outcome : { data: outcome, message: 'It will be sent again.' }
    },
    verifyAudit: async () => {
      const { ok, entries, before_key, first_bad, why } = await audit.verify()
      const finding = { first_bad: first_bad === null ? null : String(first_bad), why }
      return { data: { ok, entries: Number(entries), before_key: Number(before_key), ...finding, as_of: clock.now() } }
    },
    bulkDecide: async ({ body, caller, transport, once }) => ({
      data: await decideMany(dependencies, actorOf(caller, transport), body, once),
    }),
  }
}

/** HTTP handlers of what waits for a decision: translation only. */
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

/** HTTP handlers of the setup: translation only. */
export function setupRoutes({ setupFacts, clock }: AdminDependencies): Handlers<typeof adminSetup> {
  return { readSetup: async () => ({ data: viewSetup(await setupFacts(), clock.now()) }) }
}
