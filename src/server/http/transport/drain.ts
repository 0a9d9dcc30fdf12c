/** The end of a server without the loss of an answer. */
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * An answer that leaves after draining began says that its connection ends with it. A connection on which nothing was ever asked, as browsers
 * keep in store, ends at once: Node does not count it as idle and would wait for it.
 */
export function closeWhileDraining(app: FastifyInstance): void {
  let draining = false
  const unused = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', ({ socket }) => unused.delete(socket))
  app.addHook('preClose', async () => {
    draining = true
    for (const socket of unused) socket.destroy()
  })
  app.addHook('onSend', async (_request, reply) => {
    if (draining) reply.header('connection', 'close')
  })
}

/** Stops accepting, closes idle connections at once, lets what is in flight finish, and after `seconds` cuts what is left. */
export async function drain(app: FastifyInstance, seconds: number): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), seconds * 1000)
  await app.close()
  clearTimeout(cut)
}
