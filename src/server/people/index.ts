/**
 * People: what administrators do to other people's accounts. It owes them that role, status and recovery change with the audit entry and, where two
 * people are needed, with the second one's consent, in one commit.
 */
export { changeRole } from './change-role.ts'
export { changeStatus } from './change-status.ts'
export { type PeopleDependencies, peopleChanges } from './changes.ts'
export { endHold } from './end-hold.ts'
export { endInvite, makeInvite, viewInvite, viewInvites } from './invite.ts'
export { recoverUser } from './recover-user.ts'

/** Functions of identity's migrations that groups of this room call. */
export const peopleFunctions = {
  claims: ['identity_claim_role'],
  records: [
    'identity_record_role',
    'identity_record_status',
    'identity_record_recovery',
    'identity_record_role_release',
    'identity_record_invite',
  ],
  checks: ['identity_audit'],
} as const
