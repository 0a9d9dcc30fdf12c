/**
 * A sign-up as it is stored: the first one of an email in the user's own row, each further one in a row of its own. The code of
 * one completes that one whole, so nothing of another survives in it.
 */

import { type identity, passwordFields, signUpFaults } from '#contract/identity'
import type { BodyOf } from '#contract/shared/define'
import type { Language } from '#contract/shared/language'
import { newId } from '#kernel/id'
import { type Cause, type Refused, refuse } from '#kernel/refusal'
import type { Tx } from '#server/store'
import type { PasswordPolicy } from '../password/password.ts'
import { dateFault, readPhone } from '../profile/profile.ts'
import { type Gender, saveLanguage } from '../user.ts'
import { drawReferralCode, readReferralCode, recordReferral } from './referral.ts'

export type Attempt = Omit<Registration, 'password' | 'referral'> & {
  readonly password_hash: string
  readonly referrer: string | null
  /** The network that it came from. */
  readonly network: string
  readonly language: Language
  readonly terms_version: string
  readonly at: Date
}

/** What a sign-up brings: the same columns in both tables, in this order. */
const BROUGHT = [
  'first_name',
  'last_name',
  'gender',
  'dob',
  'phone',
  'phone_country_code',
  'phone_number',
  'password_hash',
  'terms_version',
  'terms_language',
  'referred_by',
] as const
const COLUMNS = BROUGHT.join(', ')

function valuesOf(attempt: Attempt): unknown[] {
  const values = { ...attempt, terms_language: attempt.language, referred_by: attempt.referrer }
  return BROUGHT.map((column) => values[column])
}

/** The new user's id; null: the email already has an account. */
export async function insertUser(tx: Tx, attempt: Attempt): Promise<string | null> {
  const { email, at } = attempt
  const [inserted] = await tx.query<{ id: string }>(
    `INSERT INTO users (id, email, referral_code, status, terms_accepted_at, created_at, updated_at, ${COLUMNS})
     SELECT $1, $2, $3, 'pending', $4, $4, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15
     WHERE NOT identity_email_is_held($2, NULL, $4) ON CONFLICT (email) DO NOTHING RETURNING id`,
    [newId(at), email, drawReferralCode(), at, ...valuesOf(attempt)],
  )
  if (!inserted) return null
  await writeBesides(tx, inserted.id, attempt)
  return inserted.id
}

/** Kept next to the first until its own code is redeemed. */
export async function insertFurther(tx: Tx, user_id: string, attempt: Attempt): Promise<string> {
  const { at, referrer, network } = attempt
  const id = newId(at)
  await tx.query(
    `INSERT INTO pending_registration (user_id, id, created_at, network, ${COLUMNS})
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [user_id, id, at, referrer === null ? null : network, ...valuesOf(attempt)],
  )
  return id
}

type Completed = { readonly user_id: string; readonly status: 'active' | 'in_review'; readonly now: Date }
type Replaced = Pick<Attempt, 'referrer' | 'language' | 'at'> & { readonly network: string | null }

/** The account becomes that of this sign-up; `further` empty: the first. The others end. False: it no longer exists. */
export async function completeAttempt(tx: Tx, further: string, { user_id, status, now }: Completed): Promise<boolean> {
  if (further === '') await tx.query('UPDATE users SET status = $2, updated_at = $3 WHERE id = $1', [user_id, status, now])
  else {
    const [taken] = await tx.query<Replaced>(
      `UPDATE users u SET (${COLUMNS}) = (${BROUGHT.map((column) => `p.${column}`).join(', ')}), terms_accepted_at = p.created_at, status = $3,
         updated_at = $4
       FROM pending_registration p WHERE u.id = $1 AND p.user_id = u.id AND p.id = $2
       RETURNING p.referred_by AS referrer, p.network, p.terms_language AS language, p.created_at AS at`,
      [user_id, further, status, now],
    )
    if (!taken) return false
    for (const table of ['referred_sign_up', 'preference']) await tx.query(`DELETE FROM ${table} WHERE user_id = $1`, [user_id])
    await writeBesides(tx, user_id, taken)
  }
  await tx.query('DELETE FROM pending_registration WHERE user_id = $1', [user_id])
  return true
}

async function writeBesides(tx: Tx, user_id: string, { referrer, network, language, at }: Replaced): Promise<void> {
  if (referrer !== null && network !== null) await recordReferral(tx, { user_id, referrer, network, now: at })
  await saveLanguage(tx, user_id, language, at)
}

/** Parses a sign-up payload, in either of its two formats, into one record, or reports what is missing. */
export type SignUpBody = BodyOf<(typeof identity)['signUp']>

export type Registration = {
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly gender: Gender
  readonly dob: string | null
  /** E.164, calling code and national number. */
  readonly phone: string
  readonly phone_country_code: string
  readonly phone_number: string
  readonly password: string
  readonly referral: { readonly field: 'referral_code' | 'referred_by'; readonly code: string } | null
}

/** Sent by clients whose form has no such field. */
const NOT_GIVEN = '2024-01-10'

/** A refusal names every invalid field, and gives the first one's reason. */
export async function readRegistration(body: SignUpBody, today: Date, policy: PasswordPolicy): Promise<Registration | Refused<'invalid'>> {
  const { email, first_name = '', last_name = '', gender } = body
  const [password_field] = passwordFields(body)
  const password = body[password_field] ?? ''
  const typed = body.phone || body.phone_number
  const number = typed ? readPhone(typed, body.phone_country_code || null) : null
  const dob = !body.dob || body.dob === NOT_GIVEN ? null : body.dob
  const bad_date = dob && dateFault(dob, today)
  const weak = password && (await policy(password, { email, first_name, last_name }))
  const fields: Record<string, Cause> = {
    ...signUpFaults(body),
    ...(typed && !number ? { [body.phone ? 'phone' : 'phone_number']: { reason: 'phone_and_country' } as const } : {}),
    ...(bad_date ? { dob: bad_date } : {}),
    ...(weak ? { [password_field]: weak } : {}),
  }
  const [cause] = Object.values(fields)
  if (cause || !gender || !number) return refuse('invalid', { ...cause, fields })
  return { email, first_name, last_name, gender, dob, ...number, password, referral: referralOf(body) }
}

function referralOf(body: SignUpBody): Registration['referral'] {
  if (body.referral_code) return { field: 'referral_code', code: readReferralCode(body.referral_code) }
  if (body.referred_by) return { field: 'referred_by', code: readReferralCode(body.referred_by) }
  return null
}
