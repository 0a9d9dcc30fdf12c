/** The calls about people and those who work here: they translate and decide nothing. */
import type { admin } from '#contract/admin'
import type { adminPeople } from '#contract/admin-people'
import type { Handlers } from '#contract/define'
import { mapOnce } from '#kernel/once'
import { isRefused, refuse } from '#kernel/refusal'
import { isHeld } from '#server/approvals'
import { isStaff, type User } from '#server/identity'
import { changeRole } from './change-role.ts'
import { changeStatus } from './change-status.ts'
import type { AdminDependencies } from './dependencies.ts'
import { emailUser } from './email-user.ts'
import { actorOf, heldAnswer } from './held.ts'
import { endInvite, makeInvite, viewInvite, viewInvites } from './invite.ts'
import { listNotes, writeNote } from './notes.ts'
import { listPostings } from './postings.ts'
import { recoverUser } from './recover-user.ts'
import { releaseRole } from './release-role.ts'
import { viewTeam } from './team.ts'
import { viewUser, viewUserDetail, viewUsers } from './users.ts'

export function userRoutes(
  dependencies: AdminDependencies,
): Pick<Handlers<typeof admin>, 'listUsers' | 'readUser' | 'changeUser' | 'emailUser'> {
  const { database, identity } = dependencies
  return {
    listUsers: async ({ query }) => {
      const found = await identity.findUsers(query)
      return { data: await viewUsers(database, found.users), page: found.page }
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
      const view = heldAnswer(({ status }: Pick<User, 'status'>) => ({ data: { ...shown, status }, message }))
      const asked = { user_id: params.id, verb, reason: body.reason || null } as const
      const outcome = await changeStatus(dependencies, actorOf(caller, transport), asked, mapOnce(once, view))
      return isHeld(outcome) || 'email' in outcome ? view(outcome) : outcome
    },
    emailUser: async ({ params, body, caller, transport }) => {
      const refusal = await emailUser(dependencies, actorOf(caller, transport), { user_id: params.id, ...body })
      return refusal ?? { message: 'Email Sent Successfully!' }
    },
  }
}

export function peopleRoutes(dependencies: AdminDependencies): Handlers<typeof adminPeople> {
  const { database, identity } = dependencies
  const known = async (id: string): Promise<boolean> => (await identity.readUser(id)) !== null
  return {
    readTeam: async () => ({ data: await viewTeam(dependencies) }),
    changeRole: async ({ params, body, caller, transport, once }) => {
      const view = heldAnswer(({ id, role }: { readonly id: string; readonly role: typeof body.role }) => ({
        data: { id, role },
        message: 'Successful!',
      }))
      const outcome = await changeRole(dependencies, actorOf(caller, transport), { user_id: params.id, ...body }, mapOnce(once, view))
      return isHeld(outcome) || 'email' in outcome ? view(outcome) : outcome
    },
    recoverUser: async ({ params, body, caller, transport, once }) => {
      const view = heldAnswer(({ id }: { readonly id: string }) => ({ data: { id }, message: 'Successful!' }))
      const outcome = await recoverUser(dependencies, actorOf(caller, transport), { user_id: params.id, ...body }, mapOnce(once, view))
      return isHeld(outcome) || 'email' in outcome ? view(outcome) : outcome
    },
    releaseRole: async ({ params, body, caller, transport, once }) => {
      const answer = { message: 'Their role counts again.' }
      const asked = { user_id: params.id, ...body }
      const outcome = await releaseRole(
        dependencies,
        actorOf(caller, transport),
        asked,
        mapOnce(once, () => answer),
      )
      return 'released' in outcome ? answer : outcome
    },
    listInvites: async () => ({ data: await viewInvites(dependencies) }),
    makeInvite: async ({ body, caller, transport, once }) => {
      const view = heldAnswer((invite: Parameters<typeof viewInvite>[0]) => ({
        data: viewInvite(invite),
        message: 'The invitation is on its way.',
      }))
      const outcome = await makeInvite(dependencies, actorOf(caller, transport), body, mapOnce(once, view))
      return isHeld(outcome) || 'email' in outcome ? view(outcome) : outcome
    },
    withdrawInvite: async ({ params, caller, transport }) =>
      (await endInvite(dependencies, actorOf(caller, transport), params.id)) ?? { message: 'The invitation is taken back.' },
    acceptInvite: async ({ body, transport }) => {
      const outcome = await identity.acceptInvite({ ...body, request_id: transport.request_id })
      return isRefused(outcome) ? outcome : { message: 'Welcome. Please log in.' }
    },
    deleteUser: async ({ params, body, caller, transport }) => {
      if (params.id === caller.user_id) return refuse('own_change')
      const by = { ...actorOf(caller, transport), reason: body?.reason || null }
      const user = await identity.readUser(params.id)
      if (!user || user.status === 'closed') return refuse('no_user')
      const outcome = await dependencies.closeAccount(params.id, by)
      return isRefused(outcome) ? outcome : { message: 'User Deleted successfully' }
    },
    listNotes: async ({ params, query }) => ((await known(params.id)) ? listNotes(database, params.id, query) : refuse('no_user')),
    writeNote: async ({ params, body, caller, transport }) => {
      const user = await identity.readUser(params.id)
      if (!user || user.status === 'closed') return refuse('no_user')
      return { data: await writeNote(dependencies, actorOf(caller, transport), { user_id: params.id, ...body }) }
    },
    listUserPostings: async ({ params, query }) =>
      (await known(params.id)) ? listPostings(database, params.id, query) : refuse('no_user'),
  }
}
