/**
 * The identity room: people, log-ins and sessions. Others ask it who is calling, an account's state, one-time codes, and limits
 * shared by all nodes. It has no money.
 */
export {
  CLAIM_ACTIVE,
  claimActive,
  claimNotFrozen,
  readFactorState,
  readInviteState,
  readPersonState,
  refuseByAccountState,
  refuseIfClosed,
  refuseIfInactive,
} from './account-state.ts'
export type { Ensured } from './appoint.ts'
export { type Letter, letterTo, type MailQueue, type Recipient, withdrawalLetter } from './code/code-mail.ts'
export type { WriteOutbox } from './context.ts'
export { eraseUser, lockForClosing, readAddresses } from './erase.ts'
export { countOtherAdministrators } from './find-users.ts'
export type { Invite } from './invite/invite.ts'
export { inviteRecords, listInvites, withdrawInvite } from './invite/invite.ts'
export { type Identity, type IdentityDependencies, openIdentity } from './open.ts'
export { type Hasher, openHasher, type PasswordPolicy, passwordPolicy } from './password/password.ts'
export { socialMediaOf } from './profile/profile.ts'
export { CLAIM_CODE, identityRoom, RECORD_CODE_USED } from './room.ts'
export { limitFileChecks } from './session/limit-call.ts'
export { readUser } from './store.ts'
export type { CountedLimit, Limit, Throttle } from './throttle.ts'
export { drawToken, hashToken, isToken } from './token.ts'
export {
  fullName,
  isAdministrator,
  isStaff,
  languageOf,
  roleBlockedUntil,
  type User,
  type UserStatus,
  withdrawalsFrozenUntil,
} from './user.ts'
