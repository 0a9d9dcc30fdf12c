/** What a call knows of its transport, and what it may ask of it. */
import { isIP } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Route, Transport } from '#contract/define'
import { plainAddress } from './connections.ts'
import { isFile, wantedType } from './file-answer.ts'
import { languageOf } from './language.ts'

const MAX_HEADER = 400

/** What a handler asked for beside its reply: it goes out with a success only. */
export type Beside = {
  /** The session cookie's next state. */
  cookie: { readonly token: string } | 'clear' | null
  never_changes: boolean
}

/** The address that limits count by: the socket's, or behind a trusted proxy the last entry that no trusted proxy wrote. */
export function addressOf(request: FastifyRequest): string {
  const address = plainAddress(request.ip)
  return isIP(address) === 0 ? plainAddress(request.socket.remoteAddress ?? '') : address
}

export function transportOf(request: FastifyRequest, route: Route, beside: Beside): Transport {
  return {
    request_id: request.id,
    address: addressOf(request),
    user_agent: readHeader(request.headers['user-agent']),
    accept_language: readHeader(request.headers['accept-language']),
    language: languageOf(request.cookies.language, readHeader(request.headers['accept-language'])),
    wants: isFile(route.reply) ? wantedType(route.reply, request.headers.accept) : null,
    ...(typeof request.headers['last-event-id'] === 'string' ? { last_event_id: readHeader(request.headers['last-event-id']) } : {}),
    setSession: (token) => {
      beside.cookie = { token }
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
export function sendCookie(reply: FastifyReply, name: string, secure: boolean, { cookie }: Beside): void {
  if (cookie === null) return
  const attributes = { httpOnly: true, secure, sameSite: 'strict', path: '/' } as const
  if (cookie === 'clear') reply.clearCookie(name, attributes).header('clear-site-data', '"storage"')
  else reply.setCookie(name, cookie.token, attributes)
}
