/** The monitoring port: loopback only, separate from the public one, and only if configured. */
import { refuse } from '#kernel/refusal'
import { createServer, sendRefusal } from '#server/http'

export type MetricsServer = { readonly port: number; close(): Promise<void> }

const TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** Throws if the port can't be opened. Answers only loopback host names, against DNS rebinding. */
export async function listenMetrics(port: number, read: () => Promise<string>): Promise<MetricsServer> {
  const app = createServer({ public_url: 'http://localhost', log: false })
  app.get('/metrics', async (_request, reply) => {
    const text = await read().catch(() => null)
    return text === null ? sendRefusal(reply, refuse('unavailable')) : reply.header('cache-control', 'no-store').type(TYPE).send(text)
  })
  await app.listen({ host: '127.0.0.1', port })
  const address = app.server.address()
  return { port: typeof address === 'object' && address ? address.port : port, close: async () => void (await app.close()) }
}
