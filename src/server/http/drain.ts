/** The end of a server without the loss of an answer. */
import type { FastifyInstance } from 'fastify'

/** An answer that leaves after draining began says that its connection ends with it. */
export function closeWhileDraining(app: FastifyInstance): void {
  let draining = false
  app.addHook('preClose', async () => {
    draining = true
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
