/**
 * The identity room: people, log-ins and sessions. Others ask it who is calling, an account's state, one-time codes, and limits
 * shared by all nodes. It has no money.
 */
export { CLAIM_ACTIVE, claimActive, claimNotFrozen, refuseByAccountState, refuseIfClosed, refuseIfInactive } from './account-state.ts'
export { type Letter, letterTo, type MailQueue, type Recipient, withdrawalLetter } from './code/code-mail.ts'
export type { Ensured } from './ensure-administrator.ts'
export { TOTP_SEAL } from './factor/proof.ts'
export { secondFactorRoutes } from './factor/routes.ts'
export { countOtherAdministrators } from './find-users.ts'
export type { Invite } from './invite/invite.ts'
export { eraseInvites, listInvites, withdrawInvite } from './invite/list-invites.ts'
export { inviteRecords } from './invite/make-invite.ts'
export { type Hasher, openHasher } from './password/hash-password.ts'
export { type PasswordPolicy, passwordPolicy } from './password/password.ts'
export { readFactorState, readInviteState, readPersonState } from './person-state.ts'
export { languageOf } from './profile/mail-language.ts'
export { readOwnReferrals, readOwnSessions } from './profile/own-records.ts'
export { preferenceRoutes } from './profile/preferences.ts'
export { socialMediaOf } from './profile/profile.ts'
export { safetyRoutes } from './recovery/safety-routes.ts'
export type { WriteOutbox } from './room.ts'
export { identityRoutes } from './routes.ts'
export { limitFileChecks } from './session/limit-file-checks.ts'
export type { Limit, Throttle } from './session/throttle.ts'
export { drawToken, hashToken, isToken } from './session/token.ts'
export { readUser } from './store.ts'
export { fullName, isAdministrator, isStaff, roleBlockedUntil, type User, type UserStatus } from './user.ts'

/** SQL functions that the ledger may run with a group: the claim finds `unused` or `used`; a record row is `{id, at}`. */
export const CLAIM_CODE = 'identity_claim_code'
export const RECORD_CODE_USED = 'identity_record_code_used'
export { eraseUser, lockForClosing, readAddresses } from './erase.ts'
export { type Identity, type IdentityDependencies, openIdentity } from './open.ts'
