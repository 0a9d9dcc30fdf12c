/** HTTP handlers of contract/member/safety.ts: translation only. */

import type { safety } from '#contract/member/safety'
import type { Handlers } from '#contract/shared/define'
import { isRefused } from '#kernel/refusal'
import type { Identity } from '../open.ts'
import type { UndoResult } from './undo.ts'

const UNDONE: Record<UndoResult['undone'], string> = {
  device: 'That device is signed out.',
  email: 'Your email is restored and all devices are signed out.',
  address: 'The payout address is removed.',
}

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
