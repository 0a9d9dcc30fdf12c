/** Shuts a server down without losing replies. */
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Replies sent while draining close their connection. Unused connections, which browsers preconnect, are closed at once: Node
 * does not count them as idle and would wait.
 */
export function closeWhileDraining(app: FastifyInstance): void {
  let draining = false
  const idle = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    idle.add(socket)
    socket.once('close', () => idle.delete(socket))
  })
  app.server.on('request', ({ socket }) => idle.delete(socket))
  app.addHook('preClose', async () => {
    draining = true
    for (const socket of idle) socket.destroy()
  })
  app.addHook('onSend', async (_request, reply) => {
    if (draining) reply.header('connection', 'close')
  })
}

/** Stops accepting, closes idle connections, lets requests in progress finish, and cuts the rest after `seconds`. */
export async function drain(app: FastifyInstance, seconds: number): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), seconds * 1000)
  await app.close()
  clearTimeout(cut)
}
