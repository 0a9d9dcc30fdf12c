/** The process's log: JSON lines with secrets redacted, even if a whole request is logged. */

import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type DestinationStream, type LogFn, type Logger, pino } from 'pino'
import type { RefusalName } from '#contract/shared/refusals'
import { addressOf } from '../request/address.ts'

const SECRETS = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'password1',
  'password2',
  'new_password',
  'confirm_password',
  'code',
  'token',
  'ssn',
  'secret_key',
]

/** An error's `code` (`ECONNRESET`) is not a secret and stays. */
const redacted = SECRETS.flatMap((name) => {
  const member = name.includes('-') ? `["${name}"]` : name
  return name.includes('-')
    ? [member, `*${member}`, `*.headers${member}`]
    : [member, ...(name === 'code' ? ['body.code', '*.body.code'] : [`*.${name}`, `*.*.${name}`])]
})

export function openLog({ level, stream }: { readonly level: string; readonly stream?: DestinationStream }): Logger {
  const options = {
    level,
    redact: { paths: redacted, censor: '[redacted]' },
    serializers: { err: describeError },
    hooks: { logMethod: withMessage },
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
  }
  return stream ? pino(options, stream) : pino(options)
}

/** A mail server repeats the recipient in its refusal, and a database the value that it did not take. */
function withoutEmails(text: string): string {
  return text.replace(/[^\s<>"'(),;:]+/g, (word) => (isEmail(word) ? '[email]' : word))
}

/** A path of a package has an @ too. */
function isEmail(word: string): boolean {
  const at = word.indexOf('@')
  return at > 0 && word.indexOf('.', at + 2) > 0 && !word.includes('/')
}

/** Without a message the library would take the error's own, which is not looked through. */
function withMessage(this: Logger, line: Parameters<LogFn>, write: LogFn): void {
  const [about, message] = line
  write.apply(this, typeof about === 'object' && message === undefined ? [about, 'error'] : line)
}

/** Without the error's other members, because databases put the refused row there. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) }
  return { type: error.name, message: withoutEmails(error.message), stack: withoutEmails(error.stack ?? ''), ...code, ...cause }
}

/**
 * Logs security events: successful log-ins and changes of credentials, and every refusal. Records when, where, who and what,
 * but never a body, full URL, email or token. A network address is personal data: by default a line has a keyed hash of it.
 */
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
 * The same for one address on every node, and another one each day: lines of one caller can be counted without naming the caller. Without
 * the key it cannot be reversed by trying all addresses.
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
