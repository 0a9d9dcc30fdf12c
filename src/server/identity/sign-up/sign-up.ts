import { currentPolicy } from '#content/policy'
import type { Language } from '#contract/shared/language'
import { DAY_SECONDS } from '#kernel/duration'
import { isRefused, type Refused, refuse, refuseField } from '#kernel/refusal'
import type { Tx } from '#server/store'
import { sendCode } from '../code/send-code.ts'
import type { Room } from '../context.ts'
import { lockUser } from '../store.ts'
import { type Attempt, insertFurther, insertUser } from './attempt.ts'
import { originOf } from './referral.ts'
import { type Registration, readRegistration, type SignUpBody } from './registration.ts'

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
