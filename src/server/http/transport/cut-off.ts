/**
 * When an answer is out and the request's body is still arriving, we stop reading: the connection is half-closed, so that the caller
 * reads the answer, and dropped soon after. A small declared rest is let in instead, because the connection can then be used again.
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
