/**
 * A line for whatever concerns security: a call that let somebody in or changed how an account is guarded, and every refusal. It says when, where, who and
 * what, and never a body, a full address of a page, an email or a token.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RefusalName } from '#contract/shared/refusals'
import { addressOf } from '../call/transport.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** How the call was refused; null: it was not. */
    refusal: RefusalName | null
    /** Whose call it is, also where it is refused, or whose session it opens. */
    user_id: string | null
  }
}

/** Calls that log in or out, prove, or change what proves. */
const GUARDS = /^\/api\/v1\/(?:auth|me\/(?:password|email|freeze|second-factor))(?:\/|$)/

/** Their error is logged by itself, with its cause. */
const LOGGED_APART: ReadonlySet<RefusalName> = new Set(['fault', 'unavailable'])

export function logSecurity(request: FastifyRequest, reply: FastifyReply): void {
  const { refusal, method } = request
  const route = request.routeOptions.url ?? null
  const guards = method !== 'GET' && route !== null && GUARDS.test(route)
  if (refusal === null ? !guards || reply.statusCode >= 400 : LOGGED_APART.has(refusal)) return
  const what = { method, route, status: reply.statusCode, refusal, user_id: request.user_id, address: addressOf(request) }
  request.log.info(what, refusal === null ? 'account' : 'refused')
}
