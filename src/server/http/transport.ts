/** What a call knows of its transport, and what it may ask of it. */
import { isIP } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Transport } from '#contract/define'
import { plainAddress } from './connections.ts'

const MAX_HEADER = 400

/** The session cookie's next state; it goes out with a success only. */
export type CookieChange = { change: { readonly token: string } | 'clear' | null }

/** The address that limits count by: the socket's, or behind a trusted proxy the last entry that no trusted proxy wrote. */
export function addressOf(request: FastifyRequest): string {
  const address = plainAddress(request.ip)
  return isIP(address) === 0 ? plainAddress(request.socket.remoteAddress ?? '') : address
}

export function transportOf(request: FastifyRequest, cookie: CookieChange): Transport {
  return {
    request_id: request.id,
    address: addressOf(request),
    user_agent: readHeader(request.headers['user-agent']),
    accept_language: readHeader(request.headers['accept-language']),
    setSession: (token) => {
      cookie.change = { token }
    },
    clearSession: () => {
      cookie.change = 'clear'
    },
  }
}

function readHeader(text: string | undefined): string {
  return (text ?? '').slice(0, MAX_HEADER)
}

/** Logging out also drops what pages have stored here; other cookies stay, they hold the colour mode and the language. */
export function sendCookie(reply: FastifyReply, name: string, secure: boolean, { change }: CookieChange): void {
  if (change === null) return
  const attributes = { httpOnly: true, secure, sameSite: 'strict', path: '/' } as const
  if (change === 'clear') reply.clearCookie(name, attributes).header('clear-site-data', '"storage"')
  else reply.setCookie(name, change.token, attributes)
}
