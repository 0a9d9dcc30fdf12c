/**
 * People: administrators' actions on accounts. Role, status and recovery change in one commit with the audit entry and, if
 * required, a second administrator's consent.
 */
export { changeRole } from './change-role.ts'
export { changeStatus, endHold } from './change-status.ts'
export { endInvite, makeInvite, viewInvite, viewInvites } from './invite.ts'
export { recoverUser } from './recover-user.ts'
export { peopleRoom } from './room.ts'
