/** What a call knows of its transport, and what it may ask of it. */
import { isIP } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Route, Transport } from '#contract/shared/define'
import { DAY_SECONDS } from '#kernel/duration'
import { isFile, wantedType } from '../answer/file-answer.ts'
import { plainAddress } from '../transport/connections.ts'
import { languageOf } from './language.ts'
import { browserCookie, chosenCookie, cookieName } from './session-token.ts'

const MAX_HEADER = 400
const YEAR_SECONDS = 365 * DAY_SECONDS

/** What a handler asked for beside its reply: it goes out with a success only. */
export type Beside = {
  /** The session cookie's next state. */
  cookie: { readonly token: string; readonly user_id: string } | 'clear' | null
  never_changes: boolean
  /** What the browser is known by from now on. */
  browser: string | null
}

/** The address that limits count by: the socket's, or behind a trusted proxy the last entry that no trusted proxy wrote. */
export function addressOf(request: FastifyRequest): string {
  const address = plainAddress(request.ip)
  return isIP(address) === 0 ? plainAddress(request.socket.remoteAddress ?? '') : address
}

/** By whom calls are counted: the person behind the session, wherever they call from, or else the address, which many may share. */
export function countedBy(request: FastifyRequest): string {
  return request.caller ? `user ${request.caller.user_id}` : addressOf(request)
}

type Answered = { readonly route: Route; readonly https: boolean }

export function transportOf(request: FastifyRequest, { route, https }: Answered, beside: Beside): Transport {
  const browser = request.cookies[browserCookie(https)]
  return {
    request_id: request.id,
    address: addressOf(request),
    user_agent: readHeader(request.headers['user-agent']),
    is_page: request.headers['sec-fetch-site'] !== undefined,
    accept_language: readHeader(request.headers['accept-language']),
    language: languageOf(request.cookies[chosenCookie('language', https)], readHeader(request.headers['accept-language'])),
    wants: isFile(route.reply) ? wantedType(route.reply, request.headers.accept) : null,
    ...(typeof request.headers['last-event-id'] === 'string' ? { last_event_id: readHeader(request.headers['last-event-id']) } : {}),
    ...(browser === undefined ? {} : { browser }),
    setBrowser: (token) => {
      beside.browser = token
    },
    setSession: (token, user_id) => {
      beside.cookie = { token, user_id }
    },
    clearSession: () => {
      beside.cookie = 'clear'
    },
    neverChanges: () => {
      beside.never_changes = true
    },
  }
}

/** What a caller wrote, cut to what is worth keeping. */
export function readHeader(text: string | undefined): string {
  return (text ?? '').slice(0, MAX_HEADER)
}

/** Logging out also drops what pages have stored here; other cookies stay, they hold the colour mode and the language. */
export function sendCookies(reply: FastifyReply, https: boolean, { cookie, browser }: Beside): void {
  const attributes = { httpOnly: true, secure: https, sameSite: 'strict', path: '/' } as const
  if (browser !== null) reply.setCookie(browserCookie(https), browser, { ...attributes, maxAge: YEAR_SECONDS })
  const name = cookieName(https)
  if (cookie === null) return
  if (cookie === 'clear') reply.clearCookie(name, attributes).header('clear-site-data', '"storage"')
  else reply.setCookie(name, cookie.token, attributes)
}
