/**
 * A caller over a socket of its own that costs the machine as little as can be: a request as bytes, and of the answer its status and
 * length.
 */
import { connect } from 'node:net'

export type Request = {
  readonly method: string
  readonly path: string
  readonly token?: string
  readonly body?: unknown
  readonly accept?: string
  readonly encoding?: string
}
type Answered = { readonly status: number; readonly bytes: number; readonly text: () => string }
export type Caller = { send(request: Request): Promise<Answered>; close(): void }

const END = Buffer.from('\r\n\r\n')

export async function openCaller(url: string): Promise<Caller> {
  const { hostname, port, host } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.setNoDelay(true)
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  let waiting: { resolve(answer: Answered): void; reject(error: Error): void } | null = null
  let parts: Buffer[] = []
  let length = 0
  let whole: { readonly status: number; readonly from: number; readonly size: number } | null = null
  socket.on('data', (part) => {
    parts.push(part)
    length += part.length
    whole ??= readHead(parts.length === 1 ? part : Buffer.concat(parts))
    if (!whole || length < whole.size) return
    const { status, from, size } = whole
    const answer = parts
    parts = []
    length = 0
    whole = null
    waiting?.resolve({ status, bytes: size - from, text: () => Buffer.concat(answer).subarray(from).toString() })
  })
  socket.on('error', (error) => waiting?.reject(error))
  socket.on('close', () => waiting?.reject(new Error('the connection was closed')))
  return {
    send: ({ method, path, token, body, accept, encoding }) =>
      new Promise((resolve, reject) => {
        if (socket.destroyed) return reject(new Error('the connection was closed'))
        waiting = { resolve, reject }
        const text = body === undefined ? '' : JSON.stringify(body)
        const head = {
          host,
          // As the sessions that benches open: another browser would cause a message about a new device.
          'user-agent': 'node',
          authorization: token,
          accept,
          'accept-encoding': encoding,
          ...(text ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) } : {}),
        }
        const lines = Object.entries(head).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}\r\n`]))
        socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`)
      }),
    close: () => socket.destroy(),
  }
}

/** Null while the head is not whole. Every answer that is measured says how long it is. */
function readHead(bytes: Buffer): { status: number; from: number; size: number } | null {
  const end = bytes.indexOf(END)
  if (end < 0) return null
  const head = bytes.subarray(0, end).toString('latin1')
  const from = end + END.length
  return { status: Number(head.slice(9, 12)), from, size: from + Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0) }
}
