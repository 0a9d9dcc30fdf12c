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
import { changeStatus } from '#server/people'
import type { AdminDependencies } from '../dependencies.ts'
import { emailUser } from '../email-user.ts'
import { listPostings } from '../money/postings.ts'
import { listNotes, writeNote } from '../notes.ts'
import { viewUser, viewUserDetail, viewUsers } from '../users.ts'
import type { teamRoutes } from './team.ts'

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
