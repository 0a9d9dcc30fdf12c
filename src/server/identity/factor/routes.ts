/** HTTP handlers of the second factor: translation only. */

import type { secondFactor } from '#contract/member/second-factor'
import type { Handlers, Transport } from '#contract/shared/define'
import { isRefused, refuse } from '#kernel/refusal'
import { readDevice } from '../device.ts'
import type { Identity } from '../open.ts'
import { type SignedIn, signedInReply } from '../session/sign-in.ts'
import type { FactorProof } from './verified-factor.ts'

export function secondFactorRoutes(verbs: Identity): Handlers<typeof secondFactor> {
  const entered = (transport: Transport, signed: SignedIn) => signedInReply(transport, signed)
  return {
    readSecondFactor: async ({ caller }) => ({ data: await verbs.readSecondFactor(caller) }),
    enrolTotp: async ({ caller }) => {
      const offer = await verbs.enrolTotp(caller)
      return isRefused(offer) ? offer : { data: offer }
    },
    confirmTotp: async ({ caller, body }) => {
      const outcome = await verbs.confirmTotp({ user_id: caller.user_id, code: body.code })
      return isRefused(outcome) ? outcome : { data: outcome, message: 'Your authenticator app is set up.' }
    },
    removeTotp: async ({ caller }) => {
      const outcome = await verbs.removeTotp(caller)
      return isRefused(outcome) ? outcome : undefined
    },
    drawRecoveryCodes: async ({ caller }) => {
      const codes = await verbs.renewRecoveryCodes(caller)
      return isRefused(codes) ? codes : { data: { recovery_codes: codes } }
    },
    askPasskey: async ({ caller }) => {
      const options = await verbs.registrationOptions(caller)
      return isRefused(options) ? options : { data: options }
    },
    addPasskey: async ({ caller, body }) => {
      const outcome = await verbs.addPasskey(caller, body)
      return isRefused(outcome) ? outcome : { data: outcome, message: 'Your passkey is saved.' }
    },
    renamePasskey: async ({ caller, params, body }) => {
      const passkey = await verbs.renamePasskey({ user_id: caller.user_id, id: params.id }, body.name)
      return isRefused(passkey) ? passkey : { data: passkey }
    },
    removePasskey: async ({ caller, params }) => {
      const outcome = await verbs.removePasskey({ user_id: caller.user_id, id: params.id })
      return isRefused(outcome) ? outcome : undefined
    },
    stepUpOptions: async ({ caller }) => {
      const options = await verbs.stepUpOptions(caller)
      return isRefused(options) ? options : { data: options }
    },
    stepUp: async ({ caller, body, transport }) => {
      const proof = oneProof(body)
      if (!proof) return refuse('invalid', { reason: 'one_proof' })
      const outcome = await verbs.stepUp({ ...caller, is_page: transport.is_page }, proof)
      if (isRefused(outcome)) return outcome
      const { expires_at, token } = outcome
      if (token !== null) transport.setSession(token, caller.user_id)
      return { data: { expires_at }, message: 'Thank you.' }
    },
    passkeyLoginOptions: async ({ body }) => ({ data: await verbs.loginOptions(body?.pending) }),
    passkeyLogin: async ({ body, transport }) => {
      const outcome = await verbs.logInByPasskey(body.assertion, readDevice(transport))
      return isRefused(outcome) ? outcome : entered(transport, outcome)
    },
  }
}

type Sent = {
  password?: string | undefined
  code?: string | undefined
  assertion?: Extract<FactorProof, { assertion: unknown }>['assertion'] | undefined
}

/** Exactly one of the three. */
function oneProof({ password, code, assertion }: Sent): FactorProof | { password: string } | null {
  const proofs = [
    ...(password === undefined ? [] : [{ password }]),
    ...(code === undefined ? [] : [{ code }]),
    ...(assertion === undefined ? [] : [{ assertion }]),
  ]
  return proofs.length === 1 ? (proofs[0] ?? null) : null
}
