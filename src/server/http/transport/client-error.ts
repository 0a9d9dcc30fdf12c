/**
 * Malformed requests: invalid HTTP, oversized headers, and heads or bodies that time out. The parser's state is unknown after
 * one, so it gets the common error format and the connection is closed.
 */
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { refusals } from '#contract/shared/refusals'
import { newId } from '#kernel/id'
import { reasonText } from '#sentences/say'

/** Headers of a reply that bypasses the framework, at that moment. */
export type RawHeaders = () => Readonly<Record<string, string>>

const inFlight = new WeakMap<Socket, ServerResponse>()

/** Tracks the response in progress on each socket, so that an error reply cannot be written into it. */
export function watchExchanges(server: Server): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    inFlight.set(request.socket, response)
  })
}

/** Otherwise Node answers unknown expectations itself, without these headers (RFC 9110, 10.1.1). */
export function refuseExpectations(server: Server, headers: RawHeaders): void {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { head, body } = refusalFor(417, headers())
    response.writeHead(417, head).end(body)
  })
}

export function answerClientError(headers: RawHeaders): (error: NodeJS.ErrnoException, socket: Socket) => void {
  return (error, socket) => {
    const current = inFlight.get(socket)
    const midway = current?.headersSent === true && !current.writableFinished
    if (midway || !socket.writable || error.code === 'ECONNRESET') {
      socket.destroy()
      return
    }
    socket.end(rawAnswer(statusOf(error.code), headers()))
    socket.once('finish', () => socket.destroy())
  }
}

function statusOf(code: string | undefined): Status {
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}

const REASONS = {
  400: 'request_unreadable',
  408: 'request_slow',
  413: 'too_large',
  417: 'request_unreadable',
  431: 'too_large',
} as const
type Status = keyof typeof REASONS

function refusalFor(status: Status, headers: Readonly<Record<string, string>>): { head: Readonly<Record<string, string>>; body: string } {
  const request_id = newId()
  const { code } = status === 413 || status === 431 ? refusals.too_large : refusals.invalid
  const reason = REASONS[status]
  const body = JSON.stringify({ error_code: code, params: { reason }, message: reasonText({ reason }), request_id })
  const head = {
    ...headers,
    'x-request-id': request_id,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  return { head, body }
}

function rawAnswer(status: Status, headers: Readonly<Record<string, string>>): string {
  const { head, body } = refusalFor(status, headers)
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`
}
