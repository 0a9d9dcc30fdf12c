/** Sign-up, verification, log-in, password, sessions. */
import * as z from 'zod/mini'
import type { Cause } from '#kernel/refusal'
import { routes } from './shared/define.ts'
import {
  accountEmail,
  answer,
  answerWithMessage,
  bodyCheck,
  code,
  email,
  emailShown,
  figures,
  gender,
  id,
  idParams,
  line,
  messageOnly,
  realInstant,
  secret,
} from './shared/fields.ts'
import { roles } from './shared/role.ts'

export const userStatus = z.enum(['pending', 'in_review', 'active', 'suspended', 'closed'])

/** The part of the user that screens keep: never the token, never a balance. */
export const sessionUser = z.object({
  id,
  email: emailShown,
  first_name: z.string(),
  last_name: z.string(),
  full_name: z.string(),
  status: userStatus,
  is_admin: z.boolean(),
  role: z.enum(roles),
})

/** The token is for programs only: a browser gets a cookie that scripts cannot read. */
export const signedIn = z.object({ token: z.optional(z.string()), is_admin: z.boolean(), user: sessionUser })
const confirmNeeded = z.object({
  confirm: z.literal(true),
  factor: z.enum(['email', 'totp', 'passkey']),
  email: emailShown,
  /** Proof of a correct password, sent back with the code. Guesses without it are limited separately, by email. */
  pending: z.string(),
  /** With an enrolled factor: all factors that would be accepted. */
  factors: z.optional(z.array(z.enum(['passkey', 'totp', 'recovery']))),
})

/** The token that ties a mailed code to the call that requested it. */
const pending = z.optional(z.string().check(z.maxLength(100)))

/** Both readings of the specification's payload; the room determines which one was sent. */
const signUpFields = z.strictObject({
  email,
  first_name: z.optional(line(100)),
  last_name: z.optional(line(100)),
  gender: z.optional(gender),
  phone: z.optional(figures(40)),
  phone_number: z.optional(figures(40)),
  phone_country_code: z.optional(figures(8)),
  new_password: z.optional(secret),
  confirm_password: z.optional(secret),
  password1: z.optional(secret),
  password2: z.optional(secret),
  referred_by: z.optional(figures(40)),
  referral_code: z.optional(figures(40)),
  dob: z.optional(figures(10)),
  agreeToTerms: z.optional(z.boolean()),
})

type SignUpFields = z.output<typeof signUpFields>

/** The names that this payload uses for the password and its repetition. */
export function passwordFields({ new_password, password1 }: Pick<SignUpFields, 'new_password' | 'password1'>) {
  const second = new_password === undefined && password1 !== undefined
  return second ? (['password1', 'password2'] as const) : (['new_password', 'confirm_password'] as const)
}

const REQUIRED: Cause = { reason: 'all_required' }

/** Missing or contradictory fields of a sign-up. */
export function signUpFaults(body: SignUpFields): Record<string, Cause> {
  const [password, again] = passwordFields(body)
  const { first_name, last_name, gender } = body
  const required = {
    first_name,
    last_name,
    gender,
    phone: body.phone || body.phone_number,
    [password]: body[password],
    [again]: body[again],
  }
  const missing = Object.entries(required).filter(([, value]) => !value)
  return {
    ...Object.fromEntries(missing.map(([name]) => [name, REQUIRED])),
    ...(body[password] && body[again] && body[password] !== body[again] ? { [again]: { reason: 'passwords_differ' } as const } : {}),
    ...(body.agreeToTerms === true ? {} : { agreeToTerms: { reason: 'terms_needed' } as const }),
  }
}

const loginFields = z.strictObject({ email: accountEmail, password: z.optional(secret), password1: z.optional(secret) })

export function loginFaults({ password, password1 }: Pick<z.output<typeof loginFields>, 'password' | 'password1'>): Record<string, Cause> {
  return password || password1 ? {} : { password: REQUIRED }
}

const session = z.object({
  id,
  /** `Chrome on Windows` */
  device: z.string(),
  /** `Chrome|Windows`, each side empty if unknown; `program` for clients other than browsers. */
  device_code: z.string(),
  user_agent: z.string(),
  address: z.string(),
  created_at: realInstant,
  last_seen_at: realInstant,
  current: z.boolean(),
})

export const identity = routes({
  signUp: {
    method: 'POST',
    path: '/auth/sign-up',
    who: 'guest',
    summary: 'Register; sends a verification code by mail',
    body: signUpFields.check(bodyCheck(signUpFaults)),
    reply: answerWithMessage(z.object({ user: z.object({ id, email: emailShown }), pending: z.string() })),
    status: 201,
    refusals: ['email_taken', 'email_unverified'],
    limits: ['auth', 'sign_up'],
  },
  checkPassword: {
    method: 'POST',
    path: '/auth/password',
    who: 'guest',
    summary: 'Check a new password, and the email that it is for, against the rules of the sign-up; stores nothing',
    body: z.strictObject({ email, new_password: secret, first_name: z.optional(line(100)), last_name: z.optional(line(100)) }),
    reply: null,
    status: 204,
    refusals: [],
    limits: ['auth'],
  },
  verify: {
    method: 'PATCH',
    also: 'POST',
    path: '/auth/verify-otp',
    who: 'anyone',
    summary: 'Redeem the verification code',
    body: z.strictObject({ email: accountEmail, code, pending }),
    reply: messageOnly,
    status: 200,
    refusals: ['wrong_code', 'already_verified', 'in_review'],
    limits: ['auth'],
  },
  resend: {
    method: 'POST',
    path: '/auth/resend-otp',
    who: 'anyone',
    summary: 'Request a new code to verify an account or log-in; the reply is always the same',
    body: z.strictObject({ email: accountEmail, pending }),
    reply: messageOnly,
    status: 202,
    refusals: [],
    limits: ['auth'],
  },
  login: {
    method: 'POST',
    path: '/auth/login',
    who: 'guest',
    summary: 'Log in; opens a session or asks for a second step',
    body: loginFields.check(bodyCheck(loginFaults)),
    reply: z.object({ data: z.union([signedIn, confirmNeeded]), message: z.string() }),
    status: 200,
    refusals: ['wrong_credentials', 'email_unverified', 'in_review', 'suspended'],
    limits: ['auth'],
  },
  confirmLogin: {
    method: 'PATCH',
    also: 'POST',
    path: '/auth/login-otp',
    who: 'guest',
    summary: 'Complete a log-in with the mailed code, authenticator code or recovery code; opens a session',
    body: z.strictObject({ email: accountEmail, code, pending }),
    reply: answerWithMessage(signedIn),
    status: 200,
    refusals: ['wrong_code', 'in_review', 'suspended'],
    limits: ['auth'],
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    who: 'anyone',
    summary: 'Revoke this session; does nothing without one',
    reply: null,
    status: 204,
    refusals: [],
  },
  forgotPassword: {
    method: 'POST',
    path: '/auth/forgot-password',
    who: 'anyone',
    summary: 'Request a code to reset the password; the reply is the same for every email',
    body: z.strictObject({ email: accountEmail }),
    reply: answerWithMessage(z.object({ pending: z.string() })),
    status: 202,
    refusals: [],
    limits: ['auth'],
  },
  resetPassword: {
    method: 'PATCH',
    path: '/auth/reset-password',
    who: 'anyone',
    summary: 'Reset the password with the mailed code; ends all sessions',
    body: z.strictObject({ email: accountEmail, code, pending, new_password: secret, confirm_password: secret }),
    reply: messageOnly,
    status: 200,
    refusals: ['wrong_code', 'frozen'],
    limits: ['auth'],
  },
  listSessions: {
    method: 'GET',
    path: '/auth/sessions',
    who: 'member',
    summary: 'List signed-in devices',
    reply: answer(z.array(session)),
    status: 200,
    refusals: [],
  },
  readGeo: {
    method: 'GET',
    path: '/geo',
    who: 'anyone',
    summary: "Guess the country for the phone field from the browser's languages; defaults to US",
    reply: answer(z.object({ country_code: z.string() })),
    status: 200,
    refusals: [],
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/auth/sessions',
    who: 'member',
    while_frozen: true,
    summary: 'Sign out all other devices',
    reply: null,
    status: 204,
    refusals: [],
    step_up: 'password',
  },
  endSession: {
    method: 'DELETE',
    path: '/auth/sessions/:id',
    who: 'member',
    while_frozen: true,
    summary: 'Sign out a device',
    params: idParams,
    reply: null,
    status: 204,
    refusals: ['no_session'],
    step_up: 'password',
  },
})
