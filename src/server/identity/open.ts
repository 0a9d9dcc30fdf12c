/** Opens the room: binds every verb to its dependencies. */

import type { Settings } from '#contract/settings'
import type { Caller } from '#contract/shared/define'
import type { Clock } from '#kernel/clock'
import type { LimitKey } from '#kernel/network'
import type { Refused } from '#kernel/refusal'
import type { Audit } from '#server/audit'
import type { LimitBucket, LimitVerdict } from '#server/http'
import { type Database, deriveKeys, type Queryable, type Sealer, type SecretKey } from '#server/store'
import { addressOf } from './account-state.ts'
import { appoint } from './appoint.ts'
import { openMailedCode } from './code/mailed-code.ts'
import { type OneTimeCode, openOneTimeCode } from './code/one-time-code.ts'
import { type Ensured, ensureAdministrator } from './ensure-administrator.ts'
import { preferredFactor, readEnrolled } from './factor/enrolled.ts'
import { type FactorVerbs, openFactors } from './factor/open.ts'
import { siteOf } from './factor/passkey/site.ts'
import * as find from './find-users.ts'
import { acceptInvite } from './invite/accept-invite.ts'
import { type Hasher, openHasher } from './password/hash-password.ts'
import { type PasswordPolicy, passwordPolicy } from './password/password.ts'
import { provePassword } from './password/prove-password.ts'
import { openProfiles, type Profiles } from './profile/open-profile.ts'
import * as preferences from './profile/preferences.ts'
import { purge } from './purge.ts'
import { forgotPassword } from './recovery/forgot-password.ts'
import { openSafety, type Safety } from './recovery/open-safety.ts'
import { resetPassword } from './recovery/reset-password.ts'
import type { Room, Verb, WriteOutbox } from './room.ts'
import type { Device } from './session/device.ts'
import { limitCall } from './session/limit-call.ts'
import * as entry from './session/log-in.ts'
import * as session from './session/session.ts'
import { openThrottle, type Throttle } from './session/throttle.ts'
import * as referral from './sign-up/referral.ts'
import { resend } from './sign-up/resend.ts'
import { signUp } from './sign-up/sign-up.ts'
import { verify } from './sign-up/verify.ts'
import { readUser } from './store.ts'

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

type OwnVerbs = {
  readonly signUp: Verb<typeof signUp>
  readonly verify: Verb<typeof verify>
  readonly resend: Verb<typeof resend>
  readonly logIn: Verb<typeof entry.logIn>
  readonly confirmLogIn: Verb<typeof entry.confirmLogIn>
  readonly forgotPassword: Verb<typeof forgotPassword>
  readonly resetPassword: Verb<typeof resetPassword>
  /** The caller behind a token, or null: one query. */
  readonly authenticate: (token: string, device: Device & { readonly unattended?: boolean }) => Promise<Caller | null>
  /** A signed-in person re-enters the password; null: correct. */
  readonly provePassword: Verb<typeof provePassword>
  readonly listSessions: (user_id: string) => Promise<session.Session[]>
  readonly liveSessions: (ids: readonly string[]) => Promise<ReadonlySet<string>>
  /** False: this user has no such open session. */
  readonly endSession: (user_id: string, session_id: string) => Promise<boolean>
  /** The user's mail address, or null. Blocks a closing until the caller's transaction ends. */
  readonly addressOf: (reader: Queryable, user_id: string) => Promise<string | null>
  readonly findUsers: (query: find.UserQuery) => Promise<find.UserPage>
  readonly findUserIds: (q: string, limit?: number) => Promise<string[]>
  readonly countUsers: () => ReturnType<typeof find.countUsers>
  readonly countVerifiedByDay: () => ReturnType<typeof find.countVerifiedByDay>
  /** The person and their chain of referrers, read in the caller's transaction. */
  readonly referrersOf: (reader: Queryable, user_id: string) => Promise<referral.Referrer[]>
  readonly referralCircle: typeof referral.referralCircle
  readonly referredAmong: typeof referral.referredAmong
  readonly sharedWith: typeof referral.sharedWith
  readonly referredBy: (user_id: string, limit: number) => Promise<referral.ReferredMember[]>
  readonly isInBurst: (reader: Queryable, user_id: string, most: number) => Promise<boolean>
  readonly countReferred: (user_id: string) => Promise<number>
  readonly countAdministrators: () => Promise<number>
  /** Break-glass: for the machine's operator only. */
  readonly appoint: Verb<typeof appoint>
  readonly hasFactor: (user_id: string) => Promise<boolean>
  readonly findStaff: () => ReturnType<typeof find.findStaff>
  readonly acceptInvite: Verb<typeof acceptInvite>
  /** End of the withdrawal freeze after a password reset; null: not frozen. */
  readonly withdrawalsFrozenUntil: (user_id: string) => Promise<Date | null>
  /** Read in the caller's transaction if given; null: no such user. */
  readonly readPreferences: (user_id: string, reader?: Queryable) => Promise<preferences.Preferences | null>
  readonly changePreferences: Verb<typeof preferences.changePreferences>
  readonly ensureAdministrator: (credentials: { email: string | null; password: string | null }) => Promise<Ensured | Refused<'invalid'>>
  /** Counts a call; how long to wait where it is one too many. `key`: the caller's networks, or a user. */
  readonly limitCall: (bucket: LimitBucket, key: LimitKey) => Promise<LimitVerdict>
  readonly throttle: Throttle
  /** Password hashes that wait for their turn, and how many may. */
  readonly hashQueue: Hasher['queue']
  readonly oneTimeCode: OneTimeCode
  /** For an hourly job. */
  readonly purge: () => Promise<void>
}

export type Identity = OwnVerbs & FactorVerbs & Safety & Profiles

export function openIdentity(dependencies: IdentityDependencies): Identity {
  const { database, clock } = dependencies
  const throttle = openThrottle(dependencies)
  const peppers = deriveKeys(dependencies.secret_key, 'one-time-code')
  const oneTimeCode = openOneTimeCode({ ...dependencies, peppers, throttle })
  const room: Room = {
    ...dependencies,
    peppers,
    kick: dependencies.kick ?? (() => {}),
    codes: oneTimeCode,
    mailedCodes: openMailedCode({ ...dependencies, peppers, throttle }),
    throttle,
    hasher: dependencies.hasher ?? openHasher(),
    policy: dependencies.policy ?? passwordPolicy,
    site: siteOf(dependencies.public_url),
  }
  return {
    ...openFactors(room),
    signUp: (body, origin) => signUp(room, body, origin),
    verify: (request) => verify(room, request),
    resend: (request) => resend(room, request),
    logIn: (request, device) => entry.logIn(room, request, device),
    confirmLogIn: (request, device) => entry.confirmLogIn(room, request, device),
    forgotPassword: (...request) => forgotPassword(room, ...request),
    resetPassword: (request) => resetPassword(room, request),
    authenticate: (token, device) => session.authenticate(room, token, device),
    provePassword: (user_id, password) => provePassword(room, user_id, password),
    listSessions: (user_id) => session.listSessions(database, clock.now(), user_id),
    liveSessions: (ids) => session.liveSessions(database, clock.now(), ids),
    endSession: (user_id, session_id) => session.endSession(database, clock.now(), user_id, session_id),
    ...openSafety(room),
    ...openProfiles(room),
    addressOf,
    findUsers: (query) => find.findUsers(database, query),
    findUserIds: (q, limit) => find.findUserIds(database, q, limit),
    countUsers: () => find.countUsers(database),
    countVerifiedByDay: () => find.countVerifiedByDay(database),
    ...preferences.preferenceVerbs(room),
    ...referral.referralReads(database),
    countReferred: (user_id) => find.countReferred(database, user_id),
    countAdministrators: () => find.countAdministrators(database),
    appoint: (request) => appoint(room, request),
    hasFactor: async (user_id) => preferredFactor(await readEnrolled(database, user_id)) !== null,
    findStaff: () => find.findStaff(database),
    acceptInvite: (request) => acceptInvite(room, request),
    withdrawalsFrozenUntil: async (user_id) => {
      const until = (await readUser(database, user_id))?.withdrawals_frozen_until ?? null
      return until && until > clock.now() ? until : null
    },
    ensureAdministrator: (request) => ensureAdministrator(room, request),
    limitCall: (bucket, key) => limitCall(room, bucket, key),
    throttle,
    hashQueue: room.hasher.queue,
    oneTimeCode,
    purge: () => purge(room),
  }
}
