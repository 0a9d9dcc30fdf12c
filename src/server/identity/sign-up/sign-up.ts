/** Signing up, a new code for it, and the limits on mails that anyone can cause. */
import { currentPolicy } from '#content/policy'
import type { Language } from '#contract/shared/language'
import { DAY_SECONDS } from '#kernel/duration'
import { isRefused, type Refused, refuse, refuseField } from '#kernel/refusal'
import type { Query, Tx } from '#server/store'
import { SENDS } from '../code/mailed-code.ts'
import { sendCode, sendCodeAgain } from '../code/send-code.ts'
import type { Room } from '../context.ts'
import { lockUser } from '../store.ts'
import type { CountedLimit } from '../throttle.ts'
import { hashToken } from '../token.ts'
import { type Attempt, insertFurther, insertUser, type Registration, readRegistration, type SignUpBody } from './attempt.ts'
import { originOf } from './referral.ts'

/** Limit on mails caused by signing up over an unverified email, or logging in to one. */
const RESEND_LIMIT = { max: 3, window_seconds: 900 }
const DAILY_RESEND_LIMIT = { max: 10, window_seconds: DAY_SECONDS }

export async function isVerifiedTooOften({ throttle }: Room, tx: Tx, email: string): Promise<boolean> {
  const soon = await throttle.limit('verify-again', email, RESEND_LIMIT, tx)
  return soon !== null || (await throttle.limit('verify-again-day', email, DAILY_RESEND_LIMIT, tx)) !== null
}

/**
 * Origin of a sign-up: its network address, and the browser's language, which becomes the member's preference and the language
 * of the accepted terms.
 */
type Origin = { readonly address?: string; readonly language?: Language }
/** `pending`: the token of the mailed code. */
type SignedUp = { readonly id: string; readonly email: string; readonly pending: string }
type No = Refused<'invalid' | 'email_taken' | 'email_unverified' | 'unavailable'>

/**
 * Creates a pending user and mails a code. 3 for a verified email. For an unverified one 12: the whole new sign-up is kept next
 * to the first until its code is redeemed, so that each code completes the sign-up it was mailed for.
 */
export async function signUp(room: Room, body: SignUpBody, { address = '', language = 'en' }: Origin = {}): Promise<SignedUp | No> {
  const registration = await readRegistration(body, room.clock.now(), room.policy)
  if (isRefused(registration)) return registration
  const { password, referral, ...person } = registration
  const referrer = await findReferrer(room, referral)
  if (isRefused(referrer)) return referrer
  const password_hash = await room.hasher.hash(password)
  if (password_hash === null) return refuse('unavailable')
  const attempt: Attempt = {
    ...person,
    password_hash,
    referrer,
    network: originOf(address),
    language,
    terms_version: currentPolicy('terms', language).version,
    at: room.clock.now(),
  }
  return room.database.transaction(async (tx) => {
    const id = await insertUser(tx, attempt)
    if (id === null) return signUpAgain(room, tx, attempt)
    const pending = await sendCode(room, tx, { purpose: 'verify', email: attempt.email, language })
    return { id, email: attempt.email, pending }
  })
}

/** An account that is not verified refers no one. */
async function findReferrer(room: Room, referral: Registration['referral']): Promise<string | null | Refused<'invalid'>> {
  if (referral === null) return null
  const [referrer] = await room.database.query<{ id: string }>(
    `SELECT id FROM users WHERE referral_code = $1 AND status NOT IN ('pending', 'closed')`,
    [referral.code],
  )
  return referrer ? referrer.id : refuseField(referral.field, { reason: 'no_referral_code' })
}

async function signUpAgain(room: Room, tx: Tx, attempt: Attempt): Promise<No> {
  const { email, language } = attempt
  const user = await lockUser(tx, 'email', email)
  if (user?.status !== 'pending') return refuse('email_taken')
  if (await isVerifiedTooOften(room, tx, email)) return refuse('email_unverified')
  const binding = await insertFurther(tx, user.id, attempt)
  const pending = await sendCode(room, tx, { purpose: 'verify', email, binding, language })
  return refuse('email_unverified', { more: { pending } })
}

/** Mails that anyone can cause, to one address. */
const MAILS = [
  { name: ':minute', max: 1, window_seconds: 60 },
  { name: '', max: 3, window_seconds: 900 },
  { name: ':day', max: 10, window_seconds: DAY_SECONDS },
] as const

type ResendRequest = { readonly email: string; readonly pending?: string | undefined; readonly language?: Language }

/**
 * Sends a new code in place of a pending one, for a registration or a log-in. Reply, limits and work are the same for every
 * address, so that nothing leaks. Requests with the token count against its code, so that strangers cannot use up the
 * requester's.
 */
export async function resend(room: Room, { email, pending, language }: ResendRequest): Promise<void> {
  await room.database.transaction(async (tx) => {
    const awaited = await readPendingCode(tx, room.clock.now(), email, pending)
    if (await limitMails(room, tx, 'resend:verify', awaited?.own && awaited.id ? awaited.id : email)) return
    const code = { purpose: 'verify' as const, ...awaited, email, decoy: awaited === null, language }
    if (awaited?.id) await sendCodeAgain(room, tx, code, awaited.id)
    else await sendCode(room, tx, code)
  })
}

export function mailLimits(bucket: string, key: string): readonly CountedLimit[] {
  return MAILS.map(({ name, ...limit }) => ({ bucket: `${bucket}${name}`, key, ...limit }))
}

/** One a minute, three in 15 minutes and ten a day, counted by the given address, existing or not. */
export async function limitMails(room: Room, tx: Tx, bucket: string, email: string): Promise<Refused<'too_many'> | null> {
  for (const { bucket: name, key, ...limit } of mailLimits(bucket, email)) {
    const limited = await room.throttle.limit(name, key, limit, tx)
    if (limited) return limited
  }
  return null
}

type PendingCode = { readonly purpose: 'verify' | 'login'; readonly id: string | null; readonly binding: string; readonly own: boolean }

/**
 * The token's code, or else the newest of the address. No id if it was mailed too often or no longer exists: a separate code is
 * then issued for the same sign-up. A log-in's code is renewed only while valid; after that the password is needed again.
 */
async function readPendingCode(reader: { query: Query }, now: Date, email: string, pending = ''): Promise<PendingCode | null> {
  const [found] = await reader.query<PendingCode>(
    `SELECT coalesce(c.purpose, 'verify') AS purpose, CASE WHEN c.sends < ${SENDS} THEN c.id END AS id, coalesce(c.binding, '') AS binding,
       coalesce(c.token_hash = $3, false) AS own
     FROM users u LEFT JOIN mailed_code c ON c.email = u.email AND NOT c.decoy AND c.used_at IS NULL
       AND (u.status = 'pending' AND c.purpose = 'verify' OR u.status = 'active' AND c.purpose = 'login' AND c.expires_at > $2 AND c.sends < ${SENDS})
     WHERE u.email = $1 AND (u.status = 'pending' OR u.status = 'active' AND c.id IS NOT NULL)
     ORDER BY own DESC, c.issued_at DESC, c.id DESC LIMIT 1`,
    [email, now, hashToken(pending)],
  )
  return found ?? null
}
