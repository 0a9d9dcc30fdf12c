import * as z from 'zod/mini'
import { roles } from '#contract/shared/role'
import { isId } from '#kernel/id'
import { defineChange } from '#server/approvals'
import { readFactorState, readInviteState, readPersonState } from '#server/identity'
import { defineRoom } from '#server/room'
import { changeRole, type RoleDependencies } from './change-role.ts'
import { changeStatus, type StatusDependencies } from './change-status.ts'
import { type InviteDependencies, makeInvite } from './invite.ts'
import { type RecoverDependencies, recoverUser } from './recover-user.ts'

export const peopleRoom = defineRoom({
  name: 'people',
  knows: ['approvals', 'audit', 'identity', 'ledger', 'store'],
  needs: ['database', 'post', 'clock', 'audit', 'approvals', 'sealer', 'kick', 'mail', 'identity'],
  open: (given: PeopleDependencies) => given,
  changes: peopleChanges,
  // SQL functions of identity's migrations that this room's groups call.
  ledger: {
    claims: ['identity_claim_role'],
    records: [
      'identity_record_role',
      'identity_record_status',
      'identity_record_recovery',
      'identity_record_role_release',
      'identity_record_invite',
    ],
    checks: ['identity_audit'],
  },
})

/** This room's changes that need a second administrator's approval. */
type PeopleDependencies = RoleDependencies & StatusDependencies & RecoverDependencies & InviteDependencies

const rolePayload = z.object({ role: z.enum(roles) })
const statusPayload = z.object({ status: z.enum(['active', 'suspended']) })
const invitePayload = z.object({ email: z.string(), role: z.enum(['auditor', 'operator', 'administrator']) })

function peopleChanges(dependencies: PeopleDependencies) {
  return {
    'user.role': roleChange(dependencies),
    'user.suspend': statusChange(dependencies, 'suspend'),
    'user.unsuspend': statusChange(dependencies, 'unsuspend'),
    'user.recover': recovery(dependencies),
    'team.invite': invitation(dependencies),
  }
}

function roleChange(dependencies: PeopleDependencies) {
  return defineChange({
    payload: rolePayload,
    current: async (reader, { object_id }) => (isId(object_id ?? '') ? readPersonState(reader, String(object_id)) : null),
    execute: ({ role }, { object_id, maker_reason: reason }, { checker, consent }, once) =>
      changeRole(dependencies, checker, { user_id: object_id ?? '', role, reason }, once, consent),
  })
}

/** Without the email: its owner cannot prevent the suspension by changing it. */
function statusChange(dependencies: PeopleDependencies, verb: 'suspend' | 'unsuspend') {
  return defineChange({
    payload: statusPayload,
    current: async (reader, { object_id }) => {
      const person = isId(object_id ?? '') ? await readPersonState(reader, String(object_id)) : null
      return person && { status: person.status, role: person.role }
    },
    execute: (_, { object_id, maker_reason: reason }, { checker, consent }, once) =>
      changeStatus(dependencies, checker, { user_id: object_id ?? '', verb, reason }, once, consent),
  })
}

function recovery(dependencies: PeopleDependencies) {
  return defineChange({
    payload: z.object({}),
    current: async (reader, { object_id }) => (isId(object_id ?? '') ? readFactorState(reader, String(object_id)) : null),
    execute: (_, { object_id, maker_reason }, { checker, consent }, once) =>
      recoverUser(dependencies, checker, { user_id: object_id ?? '', reason: maker_reason ?? '' }, once, consent),
  })
}

function invitation(dependencies: PeopleDependencies) {
  return defineChange({
    payload: invitePayload,
    current: (reader, _, { email }) => readInviteState(reader, email),
    execute: ({ email, role }, { maker, maker_email }, { checker, consent }, once) => {
      const asked_by = { user_id: maker, email: maker_email ?? '' }
      return makeInvite(dependencies, checker, { email, role, asked_by }, once, consent)
    },
  })
}
