/** The monitoring port: separate from the public one, only if configured; outside loopback only with a token. */
import { refuse } from '#kernel/refusal'
import { createServer, isSameSecret, sendRefusal } from '#server/http'
import type { Exposition } from './exposition.ts'

export type MetricsServer = { readonly port: number; close(): Promise<void> }

type Listening = {
  readonly host: string
  readonly port: number
  /** Null: a scrape needs none. */
  readonly token: string | null
}

/** Throws if the port can't be opened. Without a token it answers only loopback host names, against DNS rebinding. */
export async function listenMetrics({ host, port, token }: Listening, { type, read }: Exposition): Promise<MetricsServer> {
  const app = createServer({ public_url: 'http://localhost', log: false, any_host: token !== null })
  app.get('/metrics', async (request, reply) => {
    if (token !== null && !isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`))
      return sendRefusal(reply.header('www-authenticate', 'Bearer'), refuse('session_expired'))
    const text = await read().catch(() => null)
    return text === null ? sendRefusal(reply, refuse('unavailable')) : reply.header('cache-control', 'no-store').type(type).send(text)
  })
  await app.listen({ host, port })
  const address = app.server.address()
  return { port: typeof address === 'object' && address ? address.port : port, close: async () => void (await app.close()) }
}
