/** Parses a sign-up payload, in either of its two formats, into one record, or reports what is missing. */

import { type identity, passwordFields, signUpFaults } from '#contract/identity'
import type { BodyOf } from '#contract/shared/define'
import { type Cause, type Refused, refuse } from '#kernel/refusal'
import type { PasswordPolicy } from '../password/password.ts'
import { readPhone } from '../profile/phone.ts'
import { dateFault } from '../profile/profile.ts'
import type { Gender } from '../user.ts'
import { readReferralCode } from './referral-code.ts'

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
