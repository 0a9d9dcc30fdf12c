/**
 * Stops reading a body once the reply is sent: half-closes the connection, so that the caller can read the reply, and drops it
 * soon after. A small declared remainder is read instead, so that the connection can be reused.
 */
import type { FastifyInstance } from 'fastify'

const DRAINABLE_BYTES = 1_048_576
const LINGER_MS = 500

export function cutOffUnread(app: FastifyInstance): void {
  app.addHook('onResponse', async (request) => {
    const { raw } = request
    if (raw.complete) return
    const declared = Number(raw.headers['content-length'])
    if (raw.headers['transfer-encoding'] === undefined && declared <= DRAINABLE_BYTES) return
    raw.socket.pause()
    raw.socket.end()
    setTimeout(() => raw.socket.destroy(), LINGER_MS).unref()
  })
}
