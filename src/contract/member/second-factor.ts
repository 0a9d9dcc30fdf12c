/** Second factors: an authenticator app, passkeys, recovery codes; log-in by passkey; the step-up. */
import * as z from 'zod/mini'
import { signedIn } from '../identity.ts'
import { routes } from '../shared/define.ts'
import { fault } from '../shared/fault.ts'
import { answer, answerWithMessage, code, id, idParams, realInstant, requiredLine, secret } from '../shared/fields.ts'

const bytes = z.string({ error: fault('not_a_passkey') }).check(z.regex(/^[A-Za-z0-9_-]{1,16384}$/, fault('not_a_passkey')))
const credentialType = z.literal('public-key', { error: fault('not_a_passkey') })

/** The browser's WebAuthn JSON. Unknown members are dropped. */
export const assertion = z.object({
  id: bytes,
  rawId: bytes,
  type: credentialType,
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: z.nullish(bytes) }),
})

export const attestation = z.object({
  id: bytes,
  rawId: bytes,
  type: credentialType,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
})

/** Passed unchanged to the browser's WebAuthn call (W3C Web Authentication, 5.4 and 5.5 in JSON). */
export const passkeyOptions = answer(z.looseObject({ challenge: z.string() }))

/** `credential_id`: as the browser names it. */
const passkey = z.object({
  id,
  credential_id: z.string(),
  name: z.string(),
  created_at: realInstant,
  last_used_at: z.nullable(realInstant),
})

/** Ten codes, shown only once; null: unused ones already exist. */
const recoveryCodes = z.nullable(z.array(z.string()))

const passkeyName = requiredLine(60, fault('passkey_name'))

export const secondFactor = routes({
  readSecondFactor: {
    method: 'GET',
    path: '/me/second-factor',
    who: 'member',
    summary: 'List the enrolled factors',
    reply: answer(
      z.object({
        /** The factor that a log-in asks for first; null: none is enrolled. */
        factor: z.nullable(z.enum(['passkey', 'totp'])),
        totp: z.nullable(z.object({ since: realInstant })),
        passkeys: z.array(passkey),
        recovery_codes_left: z.int(),
        /** For signals to browsers: which of their passkeys are valid here, and whose they are (W3C Web Authentication Level 3, 5.1.10). */
        passkey_account: z.object({ rp_id: z.string(), user_handle: z.string(), name: z.string() }),
      }),
    ),
    status: 200,
    refusals: [],
  },
  enrolTotp: {
    method: 'POST',
    path: '/me/second-factor/totp',
    who: 'member',
    summary: 'Start enrolling an authenticator app; confirm with a code within 15 minutes',
    reply: answer(z.object({ secret: z.string(), uri: z.string() })),
    status: 201,
    refusals: ['wrong_status'],
    step_up: 'password',
  },
  confirmTotp: {
    method: 'PATCH',
    path: '/me/second-factor/totp',
    who: 'member',
    summary: 'Confirm the authenticator app with a code; log-ins then require one',
    body: z.strictObject({ code }),
    reply: answerWithMessage(z.object({ recovery_codes: recoveryCodes })),
    status: 200,
    refusals: ['wrong_code', 'wrong_status'],
  },
  removeTotp: {
    method: 'DELETE',
    path: '/me/second-factor/totp',
    who: 'member',
    summary: 'Remove the authenticator app',
    reply: null,
    status: 204,
    refusals: ['no_factor'],
    step_up: true,
  },
  drawRecoveryCodes: {
    method: 'POST',
    path: '/me/second-factor/recovery-codes',
    who: 'member',
    summary: 'Create ten new recovery codes, shown once; the old ones stop working',
    reply: answer(z.object({ recovery_codes: z.array(z.string()) })),
    status: 201,
    refusals: ['no_factor'],
    step_up: true,
  },
  askPasskey: {
    method: 'POST',
    path: '/me/second-factor/passkey/options',
    who: 'member',
    summary: 'Create options for registering a passkey; single-use, valid for 5 minutes in this session',
    reply: passkeyOptions,
    status: 200,
    refusals: ['wrong_status'],
    step_up: 'password',
  },
  addPasskey: {
    method: 'POST',
    path: '/me/second-factor/passkey',
    who: 'member',
    summary: 'Add the passkey that the browser created',
    body: z.strictObject({ name: passkeyName, credential: attestation }),
    reply: answerWithMessage(z.object({ passkey, recovery_codes: recoveryCodes })),
    status: 201,
    refusals: ['wrong_code', 'wrong_status'],
  },
  renamePasskey: {
    method: 'PATCH',
    path: '/me/second-factor/passkey/:id',
    who: 'member',
    summary: 'Rename a passkey',
    params: idParams,
    body: z.strictObject({ name: passkeyName }),
    reply: answer(passkey),
    status: 200,
    refusals: ['no_passkey'],
  },
  removePasskey: {
    method: 'DELETE',
    path: '/me/second-factor/passkey/:id',
    who: 'member',
    summary: 'Remove a passkey',
    params: idParams,
    reply: null,
    status: 204,
    refusals: ['no_passkey'],
    step_up: true,
  },
  stepUpOptions: {
    method: 'POST',
    path: '/auth/step-up/options',
    who: 'member',
    while_frozen: true,
    summary: "Create options for verifying one of the caller's passkeys",
    reply: passkeyOptions,
    status: 200,
    refusals: ['no_passkey'],
    limits: ['auth'],
  },
  stepUp: {
    method: 'POST',
    path: '/auth/step-up',
    who: 'member',
    while_frozen: true,
    summary: 'Step up for 5 minutes; accepts the password only without an enrolled factor. Browsers get a new cookie',
    body: z.strictObject({ password: z.optional(secret), code: z.optional(code), assertion: z.optional(assertion) }),
    reply: answerWithMessage(z.object({ expires_at: realInstant })),
    status: 200,
    own_proof: true,
    refusals: ['wrong_code', 'wrong_credentials', 'step_up_needed'],
    limits: ['auth'],
  },
  passkeyLoginOptions: {
    method: 'POST',
    path: '/auth/passkey/options',
    who: 'guest',
    summary: "Create options for a passkey log-in; with `pending`, only for that account's passkeys",
    body: z.optional(z.strictObject({ pending: z.optional(z.string().check(z.maxLength(100))) })),
    reply: passkeyOptions,
    status: 200,
    refusals: [],
    limits: ['auth'],
  },
  passkeyLogin: {
    method: 'POST',
    path: '/auth/passkey',
    who: 'guest',
    summary: 'Log in by passkey, with or without the password first',
    body: z.strictObject({ assertion }),
    reply: answerWithMessage(signedIn),
    status: 200,
    refusals: ['wrong_code', 'in_review', 'suspended'],
    limits: ['auth'],
  },
})
