/** HTTP handlers of people and staff: translation only. */
import type { admin } from '#contract/admin/actions'
import type { adminPeople } from '#contract/admin/people'
import type { Handlers } from '#contract/shared/define'
import { withReply } from '#kernel/idempotency'
import { isRefused, refuse } from '#kernel/refusal'
import { closeAccount } from '#server/account'
import { isPendingApproval, pendingAnswer } from '#server/approvals'
import { actorOf } from '#server/audit'
import { isStaff, type User } from '#server/identity'
import { changeRole, changeStatus, endHold, endInvite, makeInvite, recoverUser, viewInvite, viewInvites } from '#server/people'
import type { AdminDependencies } from '../dependencies.ts'
import { listPostings } from '../money/postings.ts'
import { listNotes, writeNote } from '../notes.ts'
import { viewTeam } from '../team.ts'
import { emailUser, viewUser, viewUserDetail, viewUsers } from '../users.ts'

export function userRoutes(
  dependencies: AdminDependencies,
): Pick<Handlers<typeof admin>, 'listUsers' | 'readUser' | 'changeUser' | 'emailUser'> {
  const { database, identity } = dependencies
  return {
    listUsers: async ({ query }) => {
      const users = await identity.findUsers(query)
      return { data: await viewUsers(database, users.users), page: users.page }
    },
    readUser: async ({ params }) => {
      const user = await identity.readUser(params.id)
      return user ? { data: await viewUserDetail(dependencies, user) } : refuse('no_user')
    },
    changeUser: async ({ params, body, caller, transport, once }) => {
      const user = await identity.readUser(params.id)
      if (user && isStaff(user) && caller.role !== 'administrator') return refuse('forbidden')
      if (!user) return refuse('no_user')
      const verb = body.status === 'suspended' ? 'suspend' : body.status === 'active' ? 'unsuspend' : 'verify'
      const shown = await viewUser(database, user)
      const message = body.status ? 'Successful!' : 'User verified successfully'
      const view = pendingAnswer(({ status }: Pick<User, 'status'>) => ({ data: { ...shown, status }, message }))
      const change = { user_id: params.id, verb, reason: body.reason || null } as const
      const outcome = await changeStatus(dependencies, actorOf(caller, transport), change, withReply(once, view))
      return isPendingApproval(outcome) || 'email' in outcome ? view(outcome) : outcome
    },
    emailUser: async ({ params, body, caller, transport }) => {
      const refusal = await emailUser(dependencies, actorOf(caller, transport), { user_id: params.id, ...body })
      return refusal ?? { message: 'Email Sent Successfully!' }
    },
  }
}

export function peopleRoutes(dependencies: AdminDependencies): Omit<Handlers<typeof adminPeople>, keyof ReturnType<typeof teamRoutes>> {
  const { database, identity } = dependencies
  const exists = async (id: string): Promise<boolean> => (await identity.readUser(id)) !== null
  return {
    deleteUser: async ({ params, body, caller, transport }) => {
      if (params.id === caller.user_id) return refuse('own_change')
      const by = { ...actorOf(caller, transport), reason: body?.reason || null }
      const user = await identity.readUser(params.id)
      if (!user || user.status === 'closed') return refuse('no_user')
      const outcome = await closeAccount(dependencies, params.id, by)
      return isRefused(outcome) ? outcome : { message: 'User Deleted successfully' }
    },
    listNotes: async ({ params, query }) => ((await exists(params.id)) ? listNotes(database, params.id, query) : refuse('no_user')),
    writeNote: async ({ params, body, caller, transport }) => {
      const user = await identity.readUser(params.id)
      if (!user || user.status === 'closed') return refuse('no_user')
      return { data: await writeNote(dependencies, actorOf(caller, transport), { user_id: params.id, ...body }) }
    },
    listUserPostings: async ({ params, query }) =>
      (await exists(params.id)) ? listPostings(database, params.id, query) : refuse('no_user'),
  }
}

type Names = 'readTeam' | 'changeRole' | 'recoverUser' | 'endHold' | 'listInvites' | 'makeInvite' | 'withdrawInvite' | 'acceptInvite'

/** HTTP handlers of staff: roles, role holds and invitations. */
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
