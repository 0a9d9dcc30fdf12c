/**
 * People: administrators' actions on accounts. Role, status and recovery change in one commit with the audit entry and, if
 * required, a second administrator's consent.
 */
export { changeRole } from './change-role.ts'
export { changeStatus } from './change-status.ts'
export { type PeopleDependencies, peopleChanges } from './changes.ts'
export { endHold } from './end-hold.ts'
export { endInvite, makeInvite, viewInvite, viewInvites } from './invite.ts'
export { recoverUser } from './recover-user.ts'

/** SQL functions of identity's migrations that this room's groups call. */
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
