/**
 * Requests that never become one: bad HTTP, headers over the limit, a head or body that does not arrive in time. The parser's state is
 * unknown from there on, so each is answered in the error shape and its connection closed; nothing after it is read.
 */
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { refusals } from '#contract/refusals'
import { newId } from '#kernel/id'

const inFlight = new WeakMap<Socket, ServerResponse>()

/** Notes the answer that a socket has under way, so that an error on it cannot write into the middle of that answer. */
export function watchExchanges(server: Server): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    inFlight.set(request.socket, response)
  })
}

export function answerClientError(headers: Readonly<Record<string, string>>): (error: NodeJS.ErrnoException, socket: Socket) => void {
  return (error, socket) => {
    const current = inFlight.get(socket)
    const midway = current?.headersSent === true && !current.writableFinished
    if (midway || !socket.writable || error.code === 'ECONNRESET') {
      socket.destroy()
      return
    }
    socket.end(rawAnswer(statusOf(error.code), headers))
    socket.once('finish', () => socket.destroy())
  }
}

function statusOf(code: string | undefined): 400 | 408 | 413 | 431 {
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}

function rawAnswer(status: 400 | 408 | 413 | 431, headers: Readonly<Record<string, string>>): string {
  const request_id = newId()
  const { code } = status === 400 || status === 408 ? refusals.invalid : refusals.too_large
  const message =
    status === 408
      ? 'This request took too long to arrive.'
      : status === 400
        ? 'This request could not be read.'
        : refusals.too_large.message
  const body = JSON.stringify({ error_code: code, message, request_id })
  const lines = Object.entries({
    ...headers,
    'x-request-id': request_id,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  })
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`
}
