/**
 * Logs security events: successful log-ins and changes of credentials, and every refusal. Records when, where, who and what,
 * but never a body, full URL, email or token. A network address is personal data: by default a line has a keyed hash of it.
 */
import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RefusalName } from '#contract/shared/refusals'
import { addressOf } from '../request/address.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The refusal; null: none. */
    refusal: RefusalName | null
    /** Its reason, more exact than its name: which status, which hold. */
    reason: string | null
    /** The caller, also if refused, or the owner of the opened session. */
    user_id: string | null
  }
}

/** Calls that log in or out, verify a factor, or change one. */
const GUARDS = /^\/api\/v1\/(?:auth|me\/(?:password|email|freeze|second-factor))(?:\/|$)/

/**
 * The same for one address on every node, and another one each day: lines of one caller can be counted without naming the caller. Without the key it
 * cannot be reversed by trying all addresses.
 */
export function hashAddress(key: Uint8Array, address: string, now: Date): string {
  return createHmac('sha256', key)
    .update(`${now.toISOString().slice(0, 10)} ${address}`)
    .digest('hex')
    .slice(0, 16)
}

export function logSecurity(request: FastifyRequest, reply: FastifyReply, labelOf: (address: string) => string): void {
  // A fault is logged with its error.
  const { refusal, reason, method } = request
  const route = request.routeOptions.url ?? null
  const guards = method !== 'GET' && route !== null && GUARDS.test(route)
  if (refusal === null ? !guards || reply.statusCode >= 400 : refusal === 'fault') return
  const what = { method, route, status: reply.statusCode, refusal, reason, user_id: request.user_id, address: labelOf(addressOf(request)) }
  request.log.info(what, refusal === null ? 'account' : 'refused')
}
