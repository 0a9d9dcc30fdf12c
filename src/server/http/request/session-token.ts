/** Transport of session tokens: the Authorization header for API clients, a cookie for browsers, never a URL. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

export type Token = { readonly token: string; readonly by: 'header' | 'cookie' }

const TOKEN = /^[A-Za-z0-9._~+/=-]{1,512}$/

/** `__Host-` binds the cookie to this origin; browsers require Secure for it, so plain http uses the bare name. */
export function cookieName(https: boolean): string {
  return https ? '__Host-clearterm' : 'clearterm'
}

/** Outlives sessions: identifies the account's known browsers. Grants no access. */
export function browserCookie(https: boolean): string {
  return `${cookieName(https)}-browser`
}

/** Preferences kept by a page's script: language and colour mode. Under https bound to this host like the others. */
export function chosenCookie(name: 'language' | 'mode', https: boolean): string {
  return https ? `__Host-${name}` : name
}

/** The header takes precedence: an invalid one does not fall back to the cookie. Null: no token, or a malformed one. */
export function readToken(authorization: string | undefined, cookie: string | undefined): Token | null {
  if (authorization !== undefined) {
    const token = authorization.replace(/^Bearer +/i, '').trim()
    return TOKEN.test(token) ? { token, by: 'header' } : null
  }
  return cookie !== undefined && TOKEN.test(cookie) ? { token: cookie, by: 'cookie' } : null
}

/**
 * The key of the sandbox mailbox, which has the codes of all accounts: in the link that the terminal prints at start, then in a cookie.
 * Nothing else opens it. An address or a Host header proves nothing, because a proxy on this machine sends its own for all visitors.
 */
export const MAILBOX_PATH = '/sandbox/mailbox'

/** Without a key there is no mailbox. */
export type MailboxGate = { readonly mailbox_key: string | null; readonly https: boolean }

/** By the query, which takes precedence, or else by the cookie. */
export function opensMailbox(request: FastifyRequest, { mailbox_key, https }: MailboxGate): boolean {
  if (mailbox_key === null) return false
  const sent = keyInQuery(request) ?? request.cookies[mailboxCookie(https)]
  return typeof sent === 'string' && isSameSecret(sent, mailbox_key)
}

/** Undefined: the query names none. */
function keyInQuery({ query }: FastifyRequest): unknown {
  return typeof query === 'object' && query !== null && 'key' in query ? query.key : undefined
}

/**
 * Where the page is opened by the printed link: keeps the key in a cookie and leads to the address without it; otherwise null. Lax, so that
 * a link in another program works; the mailbox only reads.
 */
export function keepMailboxKey(request: FastifyRequest, reply: FastifyReply, gate: MailboxGate): FastifyReply | null {
  const key = keyInQuery(request)
  if (typeof key !== 'string' || !opensMailbox(request, gate)) return null
  reply.setCookie(mailboxCookie(gate.https), key, { httpOnly: true, secure: gate.https, sameSite: 'lax', path: '/' })
  return reply.code(303).header('cache-control', 'no-store').header('location', MAILBOX_PATH).send()
}

function mailboxCookie(https: boolean): string {
  return `${cookieName(https)}-mailbox`
}

/** In a time that does not depend on where they differ. */
export function isSameSecret(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}
