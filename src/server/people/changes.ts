/** This room's changes that need a second administrator's approval. */
import * as z from 'zod/mini'
import { roles } from '#contract/shared/role'
import { defineChange } from '#server/approvals'
import { changeRole, type RoleDependencies } from './change-role.ts'
import { changeStatus, type StatusDependencies } from './change-status.ts'
import { type InviteDependencies, makeInvite } from './invite.ts'
import { type RecoverDependencies, recoverUser } from './recover-user.ts'

export type PeopleDependencies = RoleDependencies & StatusDependencies & RecoverDependencies & InviteDependencies

const rolePayload = z.object({ from: z.enum(roles), role: z.enum(roles) })
const statusPayload = z.object({ status: z.enum(['active', 'suspended']) })
const invitePayload = z.object({ email: z.string(), role: z.enum(['auditor', 'operator', 'administrator']) })

export function peopleChanges(dependencies: PeopleDependencies) {
  const status = (verb: 'suspend' | 'unsuspend') =>
    defineChange(statusPayload, (_, { object_id, maker_reason: reason }, { checker, consent }, once) =>
      changeStatus(dependencies, checker, { user_id: object_id ?? '', verb, reason }, once, consent),
    )
  return {
    'user.role': defineChange(rolePayload, ({ from, role }, { object_id, maker_reason: reason }, { checker, consent }, once) =>
      changeRole(dependencies, checker, { user_id: object_id ?? '', role, from, reason }, once, consent),
    ),
    'user.suspend': status('suspend'),
    'user.unsuspend': status('unsuspend'),
    'user.recover': defineChange(z.object({}), (_, { object_id, maker_reason }, { checker, consent }, once) =>
      recoverUser(dependencies, checker, { user_id: object_id ?? '', reason: maker_reason ?? '' }, once, consent),
    ),
    'team.invite': defineChange(invitePayload, ({ email, role }, { maker, maker_email }, { checker, consent }, once) => {
      const asked_by = { user_id: maker, email: maker_email ?? '' }
      return makeInvite(dependencies, checker, { email, role, asked_by }, once, consent)
    }),
  }
}
