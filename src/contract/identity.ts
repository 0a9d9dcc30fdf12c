/** Sign-up, verification, log-in, password, sessions. */
import * as z from 'zod/mini'
import { routes } from './define.ts'
import { answer, answerWithMessage, code, email, gender, id, idParams, instant, messageOnly, secret, text } from './fields.ts'
import { roles } from './role.ts'

export const userStatus = z.enum(['pending', 'in_review', 'active', 'suspended', 'closed'])

/** What screens keep of the person: never the token, never a balance. */
export const sessionUser = z.object({
  id,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  full_name: z.string(),
  status: userStatus,
  is_admin: z.boolean(),
  role: z.enum(roles),
})

export const signedIn = z.object({ token: z.string(), is_admin: z.boolean(), user: sessionUser })
const confirmNeeded = z.object({
  confirm: z.literal(true),
  factor: z.enum(['email', 'totp', 'passkey']),
  email: z.string(),
  /** With a factor: what says that the password was right. It goes back with the code; a client that cannot keep it is known by its device. */
  pending: z.optional(z.string()),
  /** With a factor: everything that would do. */
  factors: z.optional(z.array(z.enum(['passkey', 'totp', 'recovery']))),
})

/** Both readings of the specification's payload; which one was sent is settled in the room. */
const signUpBody = z.strictObject({
  email,
  first_name: z.optional(text(100)),
  last_name: z.optional(text(100)),
  gender: z.optional(gender),
  phone: z.optional(text(40)),
  phone_number: z.optional(text(40)),
  phone_country_code: z.optional(text(8)),
  new_password: z.optional(secret),
  confirm_password: z.optional(secret),
  password1: z.optional(secret),
  password2: z.optional(secret),
  referred_by: z.optional(text(40)),
  referral_code: z.optional(text(40)),
  dob: z.optional(text(10)),
  agreeToTerms: z.optional(z.boolean()),
})

const session = z.object({
  id,
  /** `Chrome on Windows` */
  device: z.string(),
  user_agent: z.string(),
  address: z.string(),
  created_at: instant,
  last_seen_at: instant,
  current: z.boolean(),
})

export const identity = routes({
  signUp: {
    method: 'POST',
    path: '/auth/sign-up',
    who: 'guest',
    summary: 'Register; a verification code goes out by mail',
    body: signUpBody,
    reply: answerWithMessage(z.object({ user: z.object({ id, email: z.string() }) })),
    status: 201,
    refusals: ['email_taken', 'email_unverified'],
    limits: ['auth', 'sign_up'],
  },
  verify: {
    method: 'PATCH',
    path: '/auth/verify-otp',
    who: 'anyone',
    summary: 'Redeem the verification code',
    body: z.strictObject({ email, code }),
    reply: messageOnly,
    status: 200,
    refusals: ['wrong_code', 'already_verified', 'in_review'],
    limits: ['auth'],
  },
  resend: {
    method: 'POST',
    path: '/auth/resend-otp',
    who: 'anyone',
    summary: 'Ask for a fresh code to verify an account or to confirm a log-in; the answer is always the same',
    body: z.strictObject({ email }),
    reply: messageOnly,
    status: 202,
    refusals: [],
    limits: ['auth'],
  },
  login: {
    method: 'POST',
    path: '/auth/login',
    who: 'guest',
    summary: 'Log in; opens a session, or asks for a second step',
    body: z.strictObject({ email, password: z.optional(secret), password1: z.optional(secret) }),
    reply: z.object({ data: z.union([signedIn, confirmNeeded]), message: z.string() }),
    status: 200,
    refusals: ['wrong_credentials', 'email_unverified', 'in_review', 'suspended'],
    limits: ['auth'],
  },
  confirmLogin: {
    method: 'PATCH',
    path: '/auth/login-otp',
    who: 'guest',
    summary: 'Redeem the mailed code, or after a right password the authenticator app’s or a recovery code; opens a session',
    body: z.strictObject({ email, code, pending: z.optional(z.string().check(z.maxLength(100))) }),
    reply: answerWithMessage(signedIn),
    status: 200,
    refusals: ['wrong_code', 'in_review', 'suspended'],
    limits: ['auth'],
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    who: 'member',
    summary: 'Revoke this session',
    reply: null,
    status: 204,
    refusals: [],
  },
  forgotPassword: {
    method: 'POST',
    path: '/auth/forgot-password',
    who: 'anyone',
    summary: 'Ask for a code to set a new password; the answer is always the same',
    body: z.strictObject({ email }),
    reply: messageOnly,
    status: 202,
    refusals: [],
    limits: ['auth'],
  },
  resetPassword: {
    method: 'PATCH',
    path: '/auth/reset-password',
    who: 'anyone',
    summary: 'Set a new password with the mailed code; ends all sessions',
    body: z.strictObject({ email, code, new_password: secret, confirm_password: secret }),
    reply: messageOnly,
    status: 200,
    refusals: ['wrong_code'],
    limits: ['auth'],
  },
  listSessions: {
    method: 'GET',
    path: '/auth/sessions',
    who: 'member',
    summary: 'Devices that are signed in',
    reply: answer(z.array(session)),
    status: 200,
    refusals: [],
  },
  readGeo: {
    method: 'GET',
    path: '/geo',
    who: 'anyone',
    summary: 'The country that the browser’s languages name, for the flag of the phone field; US where they name none',
    reply: answer(z.object({ country_code: z.string() })),
    status: 200,
    refusals: [],
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/auth/sessions',
    who: 'member',
    summary: 'Sign all other devices out',
    reply: null,
    status: 204,
    refusals: [],
  },
  endSession: {
    method: 'DELETE',
    path: '/auth/sessions/:id',
    who: 'member',
    summary: 'Sign a device out',
    params: idParams,
    reply: null,
    status: 204,
    refusals: ['no_session'],
  },
})
