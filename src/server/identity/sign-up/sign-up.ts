import { currentPolicy } from '#content/policy'
import type { Language } from '#contract/shared/language'
import { DAY_SECONDS } from '#kernel/duration'
import { newId } from '#kernel/id'
import { isRefused, type Refused, refuse, refuseField } from '#kernel/refusal'
import type { Tx } from '#server/store'
import { sendCode } from '../code/send-code.ts'
import { saveLanguage } from '../profile/mail-language.ts'
import type { Room } from '../room.ts'
import { lockUser } from '../store.ts'
import { recordReferral } from './referral.ts'
import { drawReferralCode } from './referral-code.ts'
import { type Registration, readRegistration, type SignUpBody } from './registration.ts'

/** Limit on mails caused by signing up over an unverified email, or logging in to one. */
const VERIFY_AGAIN = { max: 3, window_seconds: 900 }
const VERIFY_AGAIN_A_DAY = { max: 10, window_seconds: DAY_SECONDS }

export async function isVerifiedTooOften({ throttle }: Room, tx: Tx, email: string): Promise<boolean> {
  const soon = await throttle.limit('verify-again', email, VERIFY_AGAIN, tx)
  return soon !== null || (await throttle.limit('verify-again-day', email, VERIFY_AGAIN_A_DAY, tx)) !== null
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
 * Creates a pending user and mails a code. 3 for a verified email. For an unverified one 12: the new names and password are
 * kept next to the first until their code is redeemed, so that each code completes the sign-up it was mailed for.
 */
export async function signUp(room: Room, body: SignUpBody, { address = '', language = 'en' }: Origin = {}): Promise<SignedUp | No> {
  const registration = await readRegistration(body, room.clock.now(), room.policy)
  if (isRefused(registration)) return registration
  const referrer = await findReferrer(room, registration.referral)
  if (isRefused(referrer)) return referrer
  const password_hash = await room.hasher.hash(registration.password)
  if (password_hash === null) return refuse('unavailable')
  return room.database.transaction(async (tx) => {
    const id = await insertUser(room, tx, registration, { password_hash, language, referrer })
    if (id === null) return signUpAgain(room, tx, registration, { password_hash, language })
    if (referrer) await recordReferral(tx, { user_id: id, referrer, address, now: room.clock.now() })
    await saveLanguage(tx, id, language, room.clock.now())
    const pending = await sendCode(room, tx, { purpose: 'verify', email: registration.email, language })
    return { id, email: registration.email, pending }
  })
}

async function findReferrer(room: Room, referral: Registration['referral']): Promise<string | null | Refused<'invalid'>> {
  if (referral === null) return null
  const [referrer] = await room.database.query<{ id: string }>(`SELECT id FROM users WHERE referral_code = $1 AND status <> 'closed'`, [
    referral.code,
  ])
  return referrer ? referrer.id : refuseField(referral.field, { reason: 'no_referral_code' })
}

/** Null: the email already has an account. */
async function insertUser(
  room: Room,
  tx: Tx,
  registration: Registration,
  { password_hash, language, referrer }: { password_hash: string; language: Language; referrer: string | null },
): Promise<string | null> {
  const now = room.clock.now()
  const [inserted] = await tx.query<{ id: string }>(
    `INSERT INTO users (id, email, first_name, last_name, gender, dob, phone, phone_country_code, phone_number, referral_code, referred_by,
       status, password_hash, terms_accepted_at, terms_version, terms_language, created_at, updated_at)
     SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'pending', $12, $13, $14, $15, $13, $13
     WHERE NOT identity_email_is_held($2, NULL, $13) ON CONFLICT (email) DO NOTHING RETURNING id`,
    [
      newId(now),
      registration.email,
      registration.first_name,
      registration.last_name,
      registration.gender,
      registration.dob,
      registration.phone,
      registration.phone_country_code,
      registration.phone_number,
      drawReferralCode(),
      referrer,
      password_hash,
      now,
      currentPolicy('terms', language).version,
      language,
    ],
  )
  return inserted?.id ?? null
}

async function signUpAgain(
  room: Room,
  tx: Tx,
  registration: Registration,
  { password_hash, language }: { password_hash: string; language: Language },
): Promise<No> {
  const user = await lockUser(tx, 'email', registration.email)
  if (user?.status !== 'pending') return refuse('email_taken')
  if (await isVerifiedTooOften(room, tx, registration.email)) return refuse('email_unverified')
  const now = room.clock.now()
  const id = newId(now)
  await tx.query(
    `INSERT INTO pending_registration (user_id, id, first_name, last_name, gender, dob, phone, phone_country_code, phone_number, password_hash,
       terms_version, created_at, terms_language)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      user.id,
      id,
      registration.first_name,
      registration.last_name,
      registration.gender,
      registration.dob,
      registration.phone,
      registration.phone_country_code,
      registration.phone_number,
      password_hash,
      currentPolicy('terms', language).version,
      now,
      language,
    ],
  )
  const pending = await sendCode(room, tx, { purpose: 'verify', email: registration.email, binding: id, language })
  return refuse('email_unverified', { more: { pending } })
}
