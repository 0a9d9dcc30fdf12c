/** Opens the room: binds every verb to its dependencies. */

import type { Settings } from '#contract/settings'
import type { Caller } from '#contract/shared/define'
import type { Clock } from '#kernel/clock'
import type { LimitKey } from '#kernel/network'
import type { Audit } from '#server/audit'
import type { LimitBucket } from '#server/http'
import { bindTo, type LimitedMember } from '#server/room'
import { type Database, deriveKeys, type Queryable, type Sealer, type SecretKey } from '#server/store'
import { addressOf } from './account-state.ts'
import { appoint, ensureAdministrator } from './appoint.ts'
import { openMailedCode } from './code/mailed-code.ts'
import { issueLink, type Link } from './code/mailed-link.ts'
import { openOneTimeCode } from './code/one-time-code.ts'
import type { Room, WriteOutbox } from './context.ts'
import type { Device } from './device.ts'
import { purge } from './erase.ts'
import { preferredFactor, readEnrolled } from './factor/enrolled.ts'
import { addPasskey, readSecondFactor, registrationOptions, removePasskey, renamePasskey } from './factor/passkey/passkeys.ts'
import { siteOf } from './factor/passkey/site.ts'
import { steppedUp, stepUp, stepUpOptions } from './factor/step-up.ts'
import { confirmTotp, enrolTotp, removeTotp } from './factor/totp/enrol.ts'
import { renewRecoveryCodes } from './factor/totp/recovery-codes.ts'
import * as find from './find-users.ts'
import { acceptInvite } from './invite/accept-invite.ts'
import { readLimits } from './limits.ts'
import { logInByPasskey, loginOptions } from './log-in/confirm-log-in.ts'
import * as entry from './log-in/log-in.ts'
import { changePassword, checkPassword, provePassword } from './password/change-password.ts'
import { type Hasher, openHasher, type PasswordPolicy, passwordPolicy } from './password/password.ts'
import * as preferences from './profile/preferences.ts'
import { readProfile } from './profile/profile.ts'
import { removePicture, updateProfile } from './profile/update-profile.ts'
import { confirmEmailChange, requestEmailChange, undo } from './recovery/change-email.ts'
import { freeze, mailUnfreezeLink, unfreeze, unfreezeOptions } from './recovery/freeze.ts'
import { forgotPassword, resetPassword } from './recovery/reset-password.ts'
import { limitCall } from './session/limit-call.ts'
import * as session from './session/session.ts'
import * as referral from './sign-up/referral.ts'
import { resend, signUp } from './sign-up/sign-up.ts'
import { verify } from './sign-up/verify.ts'
import { readUser, readUsers } from './store.ts'
import { openThrottle } from './throttle.ts'

export type IdentityDependencies = {
  readonly database: Database
  readonly clock: Clock
  readonly settings: () => Promise<Settings>
  readonly audit: Pick<Audit, 'record'>
  /** The key of the codes' HMAC is derived from it. */
  readonly secret_key: SecretKey
  readonly sealer: Pick<Sealer, 'seal' | 'open'>
  /** Staff need a second factor before their role applies. */
  readonly staff_factor: boolean
  /** The public URL, which is the passkeys' relying party. */
  readonly public_url: string
  readonly writeOutbox: WriteOutbox
  readonly mail: Room['mail']
  readonly kick?: () => void
  /** How passwords are hashed; by default at OWASP's cost. */
  readonly hasher?: Hasher | undefined
  /** Which passwords are accepted. */
  readonly policy?: PasswordPolicy | undefined
  readonly undoAddress?: Room['undoAddress']
}

/** What others may ask of it. */
export type Identity = ReturnType<typeof openIdentity>

export function openIdentity(given: IdentityDependencies) {
  const { database, clock } = given
  const throttle = openThrottle(given)
  const peppers = deriveKeys(given.secret_key, 'one-time-code')
  const oneTimeCode = openOneTimeCode({ ...given, peppers, throttle })
  const room: Room = {
    ...given,
    peppers,
    kick: given.kick ?? (() => {}),
    codes: oneTimeCode,
    mailedCodes: openMailedCode({ ...given, peppers, throttle }),
    throttle,
    hasher: given.hasher ?? openHasher(),
    policy: given.policy ?? passwordPolicy,
    site: siteOf(given.public_url),
  }
  return {
    ...entryVerbs(room),
    ...factorVerbs(room),
    ...safetyVerbs(room),
    ...personVerbs(room),
    ...referral.referralReads(database),
    ...sessionVerbs(room),
    addressOf,
    readLimits: (member: LimitedMember) => readLimits(room, member),
    throttle,
    /** Password hashes that wait for their turn, and how many may. */
    hashQueue: room.hasher.queue,
    oneTimeCode,
    countReferred: (user_id: string) => find.countReferred(database, user_id),
    /** Counts a call; how long to wait where it is one too many. `key`: the caller's networks, or a user. */
    limitCall: (bucket: LimitBucket, key: LimitKey) => limitCall(room, bucket, key),
    /** The path of a link mailed in this transaction; single-use, valid for 72 hours. */
    issueLink: (tx: Queryable, link: Link) => issueLink(tx, clock.now(), link),
    /** For an hourly job. */
    purge: () => purge(room),
  }
}

function entryVerbs(room: Room) {
  const bind = bindTo(room)
  return {
    signUp: bind(signUp),
    checkPassword: bind(checkPassword),
    verify: bind(verify),
    resend: bind(resend),
    logIn: bind(entry.logIn),
    confirmLogIn: bind(entry.confirmLogIn),
    forgotPassword: bind(forgotPassword),
    resetPassword: bind(resetPassword),
    /** A signed-in person re-enters the password; null: correct. */
    provePassword: bind(provePassword),
    acceptInvite: bind(acceptInvite),
    ensureAdministrator: bind(ensureAdministrator),
    /** Break-glass: for the machine's operator only. */
    appoint: bind(appoint),
  }
}

function factorVerbs(room: Room) {
  const bind = bindTo(room)
  return {
    readSecondFactor: bind(readSecondFactor),
    enrolTotp: bind(enrolTotp),
    confirmTotp: bind(confirmTotp),
    removeTotp: bind(removeTotp),
    renewRecoveryCodes: bind(renewRecoveryCodes),
    registrationOptions: bind(registrationOptions),
    addPasskey: bind(addPasskey),
    renamePasskey: bind(renamePasskey),
    removePasskey: bind(removePasskey),
    stepUpOptions: bind(stepUpOptions),
    stepUp: bind(stepUp),
    /** Null: no step-up needed, or the last one is at most 5 minutes old. Otherwise the accepted proofs. */
    steppedUp: bind(steppedUp),
    loginOptions: bind(loginOptions),
    logInByPasskey: bind(logInByPasskey),
    hasFactor: async (user_id: string) => preferredFactor(await readEnrolled(room.database, user_id)) !== null,
  }
}

function safetyVerbs(room: Room) {
  const bind = bindTo(room)
  return {
    changePassword: bind(changePassword),
    requestEmailChange: bind(requestEmailChange),
    confirmEmailChange: bind(confirmEmailChange),
    freeze: bind(freeze),
    mailUnfreezeLink: bind(mailUnfreezeLink),
    unfreezeOptions: bind(unfreezeOptions),
    unfreeze: bind(unfreeze),
    undo: bind(undo),
    /** End of the withdrawal freeze after a password reset; null: not frozen. */
    withdrawalsFrozenUntil: async (user_id: string) => {
      const until = (await readUser(room.database, user_id))?.withdrawals_frozen_until ?? null
      return until && until > room.clock.now() ? until : null
    },
  }
}

function personVerbs(room: Room) {
  const { database } = room
  const bind = bindTo(room)
  return {
    /** Null for an unknown or malformed id. */
    readUser: (id: string) => readUser(database, id),
    readUsers: (ids: readonly string[]) => readUsers(database, ids),
    readProfile: (user_id: string) => readProfile(database, user_id),
    updateProfile: bind(updateProfile),
    removePicture: bind(removePicture),
    /** Read in the caller's transaction if given; null: no such user. */
    readPreferences: (user_id: string, reader: Queryable = database) => preferences.readPreferences(reader, user_id),
    changePreferences: bind(preferences.changePreferences),
    findUsers: (query: find.UserQuery) => find.findUsers(database, query),
    findUserIds: (q: string, limit?: number) => find.findUserIds(database, q, limit),
    findStaff: () => find.findStaff(database),
    countUsers: () => find.countUsers(database),
    countVerifiedByDay: () => find.countVerifiedByDay(database),
    countAdministrators: () => find.countAdministrators(database),
  }
}

function sessionVerbs(room: Room) {
  const { database, clock } = room
  return {
    /** The caller behind a token, or null: one query. */
    authenticate: (token: string, device: Device & { readonly unattended?: boolean }): Promise<Caller | null> =>
      session.authenticate(room, token, device),
    listSessions: (user_id: string) => session.listSessions(database, clock.now(), user_id),
    liveSessions: (ids: readonly string[]) => session.liveSessions(database, clock.now(), ids),
    /** False: this user has no such open session. */
    endSession: (user_id: string, session_id: string) => session.endSession(database, clock.now(), user_id, session_id),
    endOtherSessions: (user_id: string, kept: string) => session.endOtherSessions(database, clock.now(), user_id, kept),
    /** False: this user has no such open session. */
    removeDevice: (user_id: string, session_id: string) => session.removeDevice(database, clock.now(), user_id, session_id),
  }
}
