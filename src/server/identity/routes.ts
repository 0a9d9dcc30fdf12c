/** HTTP handlers of identity: translation only. */

import { type identity, loginFaults } from '#contract/identity'
import type { Handlers } from '#contract/shared/define'
import { isRefused, refuse } from '#kernel/refusal'
import { deviceCode, deviceName, readDevice } from './device.ts'
import { countryOf } from './geo.ts'
import type { Identity } from './open.ts'
import { signedInReply } from './session/sign-in.ts'

const SENT = 'If the account needs a code, we sent one. Check your email.'

const CONFIRM = {
  email: 'Enter the code that we sent to your email.',
  totp: 'Enter the code of your authenticator app.',
  passkey: 'Confirm with your passkey.',
}

export function identityRoutes(verbs: Identity): Handlers<typeof identity> {
  return {
    signUp: async ({ body, transport }) => {
      const outcome = await verbs.signUp(body, transport)
      if (isRefused(outcome)) return outcome
      const { pending, ...user } = outcome
      return { data: { user, pending }, message: 'Registration successful!, verify your email.' }
    },
    verify: async ({ body, transport: { address } }) => {
      const outcome = await verbs.verify({ ...body, address })
      return isRefused(outcome) ? outcome : { message: 'Account verified successfully, Please Login!' }
    },
    resend: async ({ body, transport: { language } }) => {
      await verbs.resend({ ...body, language })
      return { message: SENT }
    },
    login: async ({ body, transport }) => {
      const password = body.password ?? body.password1
      if (!password) return refuse('invalid', { reason: 'all_required', fields: loginFaults(body) })
      const outcome = await verbs.logIn({ email: body.email, password, language: transport.language }, readDevice(transport))
      if (isRefused(outcome)) return outcome
      return 'confirm' in outcome ? { data: outcome, message: CONFIRM[outcome.factor] } : signedInReply(transport, outcome)
    },
    confirmLogin: async ({ body, transport }) => {
      const outcome = await verbs.confirmLogIn(body, readDevice(transport))
      return isRefused(outcome) ? outcome : signedInReply(transport, outcome)
    },
    logout: async ({ caller, transport }) => {
      if (caller) await verbs.endSession(caller.user_id, caller.session_id)
      transport.clearSession()
      return undefined
    },
    forgotPassword: async ({ body, transport }) => {
      const data = await verbs.forgotPassword({ ...body, language: transport.language }, readDevice(transport))
      return { data, message: SENT }
    },
    resetPassword: async ({ body, transport: { language, address } }) => {
      const outcome = await verbs.resetPassword({ ...body, language, address })
      return isRefused(outcome) ? outcome : { message: 'Your password is set. Please log in.' }
    },
    ...sessionRoutes(verbs),
  }
}

type Sessions = 'listSessions' | 'readGeo' | 'endOtherSessions' | 'endSession'

function sessionRoutes(verbs: Identity): Pick<Handlers<typeof identity>, Sessions> {
  return {
    listSessions: async ({ caller }) => {
      const sessions = await verbs.listSessions(caller.user_id)
      return {
        data: sessions.map((session) => ({
          ...session,
          device: deviceName(session.user_agent),
          device_code: deviceCode(session.user_agent),
          current: session.id === caller.session_id,
        })),
      }
    },
    readGeo: async ({ transport }) => ({ data: { country_code: countryOf(transport.accept_language) } }),
    endOtherSessions: async ({ caller }) => {
      await verbs.endOtherSessions(caller.user_id, caller.session_id)
      return undefined
    },
    endSession: async ({ caller, params }) => ((await verbs.removeDevice(caller.user_id, params.id)) ? undefined : refuse('no_session')),
  }
}
