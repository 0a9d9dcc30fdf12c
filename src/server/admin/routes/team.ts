/** HTTP handlers of staff: roles, role holds and invitations. */

import type { adminPeople } from '#contract/admin/people'
import type { Handlers } from '#contract/shared/define'
import { withReply } from '#kernel/idempotency'
import { isRefused } from '#kernel/refusal'
import { isPendingApproval, pendingAnswer } from '#server/approvals'
import { actorOf } from '#server/audit'
import { changeRole, endHold, endInvite, makeInvite, recoverUser, viewInvite, viewInvites } from '#server/people'
import type { AdminDependencies } from '../dependencies.ts'
import { viewTeam } from '../team.ts'

type Names = 'readTeam' | 'changeRole' | 'recoverUser' | 'endHold' | 'listInvites' | 'makeInvite' | 'withdrawInvite' | 'acceptInvite'

export function teamRoutes(dependencies: AdminDependencies): Pick<Handlers<typeof adminPeople>, Names> {
  const { identity } = dependencies
  return {
    readTeam: async () => ({ data: await viewTeam(dependencies) }),
    changeRole: async ({ params, body, caller, transport, once }) => {
      const view = pendingAnswer(({ id, role }: { readonly id: string; readonly role: typeof body.role }) => ({
        data: { id, role },
        message: 'Successful!',
      }))
      const outcome = await changeRole(dependencies, actorOf(caller, transport), { user_id: params.id, ...body }, withReply(once, view))
      return isPendingApproval(outcome) || 'email' in outcome ? view(outcome) : outcome
    },
    recoverUser: async ({ params, body, caller, transport, once }) => {
      const view = pendingAnswer(({ id }: { readonly id: string }) => ({ data: { id }, message: 'Successful!' }))
      const outcome = await recoverUser(dependencies, actorOf(caller, transport), { user_id: params.id, ...body }, withReply(once, view))
      return isPendingApproval(outcome) || 'email' in outcome ? view(outcome) : outcome
    },
    endHold: async ({ params, body, caller, transport, once }) => {
      const answer = { message: 'The role is active again.' }
      const change = { user_id: params.id, ...body }
      const outcome = await endHold(
        dependencies,
        actorOf(caller, transport),
        change,
        withReply(once, () => answer),
      )
      return 'released' in outcome ? answer : outcome
    },
    listInvites: async () => ({ data: await viewInvites(dependencies) }),
    makeInvite: async ({ body, caller, transport, once }) => {
      const view = pendingAnswer((invite: Parameters<typeof viewInvite>[0]) => ({
        data: viewInvite(invite),
        message: 'The invitation was sent.',
      }))
      const outcome = await makeInvite(dependencies, actorOf(caller, transport), body, withReply(once, view))
      return isPendingApproval(outcome) || 'email' in outcome ? view(outcome) : outcome
    },
    withdrawInvite: async ({ params, caller, transport }) =>
      (await endInvite(dependencies, actorOf(caller, transport), params.id)) ?? { message: 'The invitation was revoked.' },
    acceptInvite: async ({ body, transport }) => {
      const outcome = await identity.acceptInvite({ ...body, request_id: transport.request_id })
      return isRefused(outcome) ? outcome : { message: 'Welcome. Please log in.' }
    },
  }
}
