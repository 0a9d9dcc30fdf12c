/** The transport of a call, and the side effects that a handler can request. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Route, Transport } from '#contract/shared/define'
import { assert } from '#kernel/assert'
import { DAY_SECONDS } from '#kernel/duration'
import { type Address, type Counted, networksOf, plainAddress, userCounted } from '#kernel/network'
import { isFile, wantedType } from '../answer/file-answer.ts'
import { languageOf } from './language.ts'
import { browserCookie, chosenCookie, cookieName } from './session-token.ts'

const MAX_HEADER = 400
const YEAR_SECONDS = 365 * DAY_SECONDS

/** Side effects of a handler, sent only with a success. */
export type SideEffects = {
  /** The session cookie's new state. */
  cookie: { readonly token: string; readonly user_id: string } | 'clear' | null
  never_changes: boolean
  /** The earliest batch of the journal that a late read has; null: nothing was read late. */
  as_of_batch: bigint | null
  /** The browser's new identifying cookie. */
  browser: string | null
}

/** The address used for limits: the socket's, or behind trusted proxies the last entry that none of them wrote. */
export function addressOf(request: FastifyRequest): Address {
  return plainAddress(request.ip) || plainAddress(request.socket.remoteAddress ?? '')
}

/** What limits count: the user, independent of the address, or else the networks, which many may share. */
export function countedBy(request: FastifyRequest): Counted {
  return request.caller ? userCounted(request.caller.user_id) : networksOf(addressOf(request))
}

type Answered = { readonly route: Route; readonly https: boolean }

export function transportOf(request: FastifyRequest, { route, https }: Answered, effects: SideEffects): Transport {
  const browser = request.cookies[browserCookie(https)]
  const address = addressOf(request)
  return {
    request_id: request.id,
    address,
    network: networksOf(address),
    user_agent: readHeader(request.headers['user-agent']),
    is_page: request.headers['sec-fetch-site'] !== undefined,
    accept_language: readHeader(request.headers['accept-language']),
    language: languageOf(request.cookies[chosenCookie('language', https)], readHeader(request.headers['accept-language'])),
    wants: isFile(route.reply) ? wantedType(route.reply, request.headers.accept) : null,
    ...(typeof request.headers['last-event-id'] === 'string' ? { last_event_id: readHeader(request.headers['last-event-id']) } : {}),
    ...(browser === undefined ? {} : { browser }),
    setBrowser: (token) => {
      effects.browser = token
    },
    setSession: (token, user_id) => {
      effects.cookie = { token, user_id }
    },
    clearSession: () => {
      effects.cookie = 'clear'
    },
    neverChanges: () => {
      effects.never_changes = true
    },
    asOf: (point) => {
      if (point === null) return
      assert(route.stale, 'only a route that may be late has an as-of')
      const { as_of_batch: before } = effects
      effects.as_of_batch = before === null || point.batch < before ? point.batch : before
    },
  }
}

/** An untrusted header, truncated. */
export function readHeader(text: string | undefined): string {
  return (text ?? '').slice(0, MAX_HEADER)
}

/** A log-out also clears the pages' storage; other cookies stay, because they hold colour mode and language. */
export function sendCookies(reply: FastifyReply, https: boolean, { cookie, browser }: SideEffects): void {
  const attributes = { httpOnly: true, secure: https, sameSite: 'strict', path: '/' } as const
  if (browser !== null) reply.setCookie(browserCookie(https), browser, { ...attributes, maxAge: YEAR_SECONDS })
  const name = cookieName(https)
  if (cookie === null) return
  if (cookie === 'clear') reply.clearCookie(name, attributes).header('clear-site-data', '"storage"')
  else reply.setCookie(name, cookie.token, attributes)
}
