import type { Language } from '#contract/shared/language'
import { DAY_SECONDS } from '#kernel/duration'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import type { Tx } from '#server/store'
import { sendCode } from '../code/send-code.ts'
import type { Room } from '../context.ts'
import type { Device } from '../device.ts'
import { type Factor, preferredFactor, proofsOf, readEnrolled } from '../factor/enrolled.ts'
import { findPending, isPendingLogIn, openPending } from '../session/pending-log-in.ts'
import { entryRefusal, type SignedIn, type StatusRefusal, signedIn, statusRefusal } from '../session/sign-in.ts'
import { isVerifiedTooOften } from '../sign-up/sign-up.ts'
import { type Account, accountByEmail } from '../store.ts'
import { type CountedLimit, PASSWORD_CHECKS } from '../throttle.ts'
import { hashToken } from '../token.ts'
import { isStaff } from '../user.ts'
import { confirmByCode, LOG_IN_OVER } from './confirm-log-in.ts'

/** The password is right, but the log-in needs a mailed code or an enrolled factor. */
export type ConfirmNeeded =
  | { readonly confirm: true; readonly factor: 'email'; readonly email: string; readonly pending: string }
  | {
      readonly confirm: true
      readonly factor: Factor
      readonly email: string
      readonly pending: string
      readonly factors: ('passkey' | 'totp' | 'recovery')[]
    }
type No = StatusRefusal | Refused<'too_many' | 'unavailable'>

const STRANGER = 'stranger'
const LOGIN_CODES = { max: 10, window_seconds: 900 }
const LOGIN_CODES_A_DAY = { max: 40, window_seconds: DAY_SECONDS }

function passwordChecks(from: string, email: string): CountedLimit {
  return { bucket: `password:${from}`, key: email, ...PASSWORD_CHECKS }
}

function loginCodes(from: string, email: string): readonly CountedLimit[] {
  return [
    { bucket: `login-code:${from}`, key: email, ...LOGIN_CODES },
    { bucket: `login-code-day:${from}`, key: email, ...LOGIN_CODES_A_DAY },
  ]
}

/** Of browsers that the account does not know. */
export function logInLimits(email: string) {
  return { passwords: passwordChecks(STRANGER, email), codes: loginCodes(STRANGER, email) }
}

/**
 * 41 for a wrong email and a wrong password alike, after equal work. Account state is revealed to the right password only.
 * Wrong passwords count by the given email; browsers known to the account count separately, so that a stranger cannot lock the
 * owner out.
 */
export async function logIn(
  room: Room,
  { email, password, language }: { email: string; password: string; language?: Language },
  device: Device,
): Promise<SignedIn | ConfirmNeeded | No> {
  const from = await attemptBucket(room, email, device)
  const { bucket, ...checks } = passwordChecks(from, email)
  const limited = await room.throttle.limit(bucket, email, checks)
  if (limited) return limited
  const account = await accountByEmail(room.database, email)
  const right = await room.hasher.verify(account?.password_hash ?? null, password)
  if (right === null) return refuse('unavailable')
  if (!right || !account) return refuse('wrong_credentials')
  const outcome = await room.database.transaction(async (tx) => {
    const [, admitted] = await Promise.all([
      room.throttle.giveBack(bucket, email, tx),
      admit(room, tx, account, { device, language, from }),
    ])
    if (isPlain(admitted)) await commitLater(tx)
    return admitted
  })
  if (!isPlain(outcome)) room.kick()
  return outcome
}

/** It only opened a session: no mail is written. */
function isPlain(outcome: SignedIn | ConfirmNeeded | No): boolean {
  return 'token' in outcome && !outcome.is_notified
}

/**
 * Commits without waiting for the disk. A power cut in that moment loses the session, so its owner logs in again; the attempt
 * stays counted, because its count was flushed before the password check.
 */
async function commitLater(tx: Tx): Promise<void> {
  await tx.query(`SELECT set_config('synchronous_commit', 'off', true)`)
}

/** `from`: what attempts are counted by, besides the address. */
type From = { readonly device: Device; readonly language: Language | undefined; readonly from: string }

/** After the right password. */
async function admit(room: Room, tx: Tx, verified: Account, { device, language, from }: From): Promise<SignedIn | ConfirmNeeded | No> {
  const account = await accountByEmail(tx, verified.email, 'FOR NO KEY UPDATE')
  // The password changed during the check, so the log-in fails.
  if (account?.password_hash !== verified.password_hash) return refuse('wrong_credentials')
  if (account.status === 'pending') return sendVerification(room, tx, account, language)
  const refused = statusRefusal(account)
  if (refused) return refused
  const { password_hash: _, login_code, ...user } = account
  const needed = await requireFactor(room, tx, account, device)
  return needed ?? (isStaff(user) || login_code ? requireCode(room, tx, account, { language, from }) : signedIn(room, tx, user, device))
}

/**
 * Null: no factor is enrolled. A factor takes precedence over a mailed code, because the mailbox alone can reset the password.
 */
async function requireFactor(room: Room, tx: Tx, { id, email }: Account, device: Device): Promise<ConfirmNeeded | null> {
  const enrolled = await readEnrolled(tx, id)
  const factor = preferredFactor(enrolled)
  if (factor === null) return null
  const factors = proofsOf(enrolled).filter((proof) => proof !== 'password')
  return { confirm: true, factor, email, factors, pending: await openPending(tx, room.clock.now(), id, device) }
}

/** Browsers known to the account count separately; all others count together. */
export async function attemptBucket(
  { database }: Pick<Room, 'database'>,
  email: string,
  { browser }: Pick<Device, 'browser'>,
): Promise<string> {
  const hash = browser === undefined ? null : hashToken(browser)
  const [known] = await database.query(
    'SELECT 1 FROM users u JOIN known_browser b ON b.user_id = u.id WHERE u.email = $1 AND b.token_hash = $2',
    [email, hash],
  )
  return known && hash ? `browser ${hash.toString('hex')}` : STRANGER
}

/** The password is the first sign-up's, so the code is for that one. */
async function sendVerification(room: Room, tx: Tx, { email }: Account, language?: Language): Promise<Refused<'email_unverified'>> {
  if (await isVerifiedTooOften(room, tx, email)) return refuse('email_unverified')
  return refuse('email_unverified', { more: { pending: await sendCode(room, tx, { purpose: 'verify', email, language }) } })
}

async function requireCode(
  room: Room,
  tx: Tx,
  { email }: Account,
  { language, from }: Pick<From, 'language' | 'from'>,
): Promise<ConfirmNeeded | Refused<'too_many'>> {
  for (const { bucket, key, ...limit } of loginCodes(from, email)) {
    const limited = await room.throttle.limit(bucket, key, limit, tx)
    if (limited) return limited
  }
  return { confirm: true, factor: 'email', email, pending: await sendCode(room, tx, { purpose: 'login', email, language }) }
}

/** Second step after the right password: a factor's code, or else the mailed code. Each opens one session. */
export async function confirmLogIn(
  room: Room,
  { email, code, pending }: { email: string; code: string; pending?: string | undefined },
  device: Device,
): Promise<SignedIn | Refused<'wrong_code' | 'in_review' | 'suspended' | 'too_many'>> {
  const waiting = await findPending(room.database, room.clock.now(), { email, pending }, device)
  if (waiting) return confirmByCode(room, waiting, { code, has_token: pending !== undefined }, device)
  if (pending !== undefined && (await isPendingLogIn(room.database, { email, pending }))) return LOG_IN_OVER
  const checked = await room.mailedCodes.check({ purpose: 'login', email, pending, guess: code, address: device.address })
  if (isRefused(checked)) return checked
  if (!checked.ok) return pending === undefined || checked.why === 'wrong' ? refuse('wrong_code') : LOG_IN_OVER
  const outcome = await room.database.transaction(async (tx) => {
    const account = await accountByEmail(tx, email, 'FOR NO KEY UPDATE')
    if (!(await room.mailedCodes.use(tx, checked.code_id))) return refuse('wrong_code')
    // A code mailed before a factor was enrolled no longer works.
    if (!account || preferredFactor(await readEnrolled(tx, account.id))) return refuse('wrong_code')
    const { password_hash: _, login_code: _chosen, ...user } = account
    return entryRefusal(user) ?? signedIn(room, tx, user, device)
  })
  room.kick()
  return outcome
}
