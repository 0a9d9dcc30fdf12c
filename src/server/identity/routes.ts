/** HTTP handlers of identity: translation only. */
import { type identity, loginFaults } from '#contract/identity'
import type { safety } from '#contract/member/safety'
import type { Handlers } from '#contract/shared/define'
import { isRefused, refuse } from '#kernel/refusal'
import { countryOf, deviceCode, deviceName, readDevice } from './device.ts'
import type { Identity } from './open.ts'
import type { UndoResult } from './recovery/change-email.ts'
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
    checkPassword: async ({ body }) => (await verbs.checkPassword(body)) ?? undefined,
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

const UNDONE: Record<UndoResult['undone'], string> = {
  device: 'That device is signed out.',
  email: 'Your email is restored and all devices are signed out.',
  address: 'The payout address is removed.',
}

/** HTTP handlers of contract/member/safety.ts: translation only. */
export function safetyRoutes(verbs: Identity): Handlers<typeof safety> {
  return {
    changePassword: async ({ body, caller: { user_id, session_id } }) => {
      const outcome = await verbs.changePassword({ user_id, session_id, ...body })
      return isRefused(outcome) ? outcome : { message: 'Your password is changed. Your other devices are signed out.' }
    },
    askEmailChange: async ({ body, caller }) => {
      const refusal = await verbs.requestEmailChange({ user_id: caller.user_id, own_email: caller.email, email: body.email })
      return refusal ?? { message: 'If this address can be used, we sent a code to it.' }
    },
    confirmEmailChange: async ({ body, caller: { user_id, session_id, email } }) => {
      const outcome = await verbs.confirmEmailChange({ user_id, session_id, own_email: email, code: body.code })
      return isRefused(outcome) ? outcome : { data: outcome, message: 'Your email is changed.' }
    },
    freeze: async ({ caller, transport }) => {
      await verbs.freeze({ user_id: caller.user_id, request_id: transport.request_id })
      transport.clearSession()
      return { message: 'Your account is frozen and all devices are signed out.' }
    },
    mailUnfreezeLink: async ({ caller }) => {
      const refusal = await verbs.mailUnfreezeLink({ user_id: caller.user_id })
      return refusal ?? { message: 'We sent the link. Check your email.' }
    },
    unfreezeOptions: async ({ body }) => {
      const outcome = await verbs.unfreezeOptions(body)
      return 'challenge' in outcome ? { data: outcome } : outcome
    },
    unfreeze: async ({ body: { token, code, assertion }, transport }) => {
      const proof = assertion ? { assertion } : code ? { code } : null
      const outcome = await verbs.unfreeze({ token, proof, request_id: transport.request_id })
      return isRefused(outcome) ? outcome : { message: 'Your account is no longer frozen.' }
    },
    undo: async ({ body }) => {
      const outcome = await verbs.undo(body)
      return isRefused(outcome) ? outcome : { data: outcome, message: UNDONE[outcome.undone] }
    },
  }
}
