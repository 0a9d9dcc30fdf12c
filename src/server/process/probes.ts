/** Answers probes while the node waits for its database or migrates it: it lives and is not ready. A signal ends it at once. */
import type { FastifyInstance } from 'fastify'
import type { Config } from '#config'
import { PREFIX } from '#contract/routes'
import { type Refused, refuse } from '#kernel/refusal'
import { createServer, sendRefusal } from '#server/http'

export type Starting = { state: 'waiting_for_database' | 'migrating' | 'starting' }
export type Probes = { close(): Promise<void> }

const doing: Readonly<Record<Starting['state'], string>> = {
  waiting_for_database: 'This node waits for its database.',
  migrating: 'This node is migrating the database.',
  starting: 'This node is starting.',
}

/** Refused if the port can't be opened. Closes before the server listens there. `starting` is read at each probe. */
export async function answerProbes(config: Config, starting: Starting): Promise<Probes | Refused> {
  const quit = endAtOnce()
  // No probe knows a port that is drawn.
  if (config.port === 0) return { close: async () => quit.forget() }
  const app = createServer({ public_url: config.public_url, log: false, any_host: true })
  const notReady = (): Refused<'unavailable'> =>
    refuse('unavailable', { reason: 'not_ready', params: { details: doing[starting.state] }, more: { retry_after_seconds: 5 } })
  for (const prefix of ['', PREFIX]) app.get(`${prefix}/healthz`, async () => ({ ok: true, state: starting.state }))
  app.all('/*', (_request, reply) => sendRefusal(reply, notReady()))
  const busy = await listen(app, config)
  if (busy) {
    await app.close()
    return busy
  }
  return {
    close: async () => {
      quit.forget()
      await app.close()
    },
  }
}

/** The first process of a container gets no signal that it does not listen to. */
function endAtOnce(): { forget(): void } {
  const quit = () => process.exit(0)
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const signal of signals) process.on(signal, quit)
  return {
    forget: () => {
      for (const signal of signals) process.off(signal, quit)
    },
  }
}

/** Null: it listens. */
export async function listen(app: FastifyInstance, { host, port }: Pick<Config, 'host' | 'port'>): Promise<Refused | null> {
  try {
    await app.listen({ host, port })
    return null
  } catch (error) {
    const detail = portFault(error, { host, port, setting: 'PORT' })
    if (detail === null) throw error
    return { refused: 'port', detail }
  }
}

/** Why a port can't be opened, as a sentence that says what helps; null: of another cause. `setting`: PORT or METRICS_PORT. */
export function portFault(error: unknown, { host, port, setting }: { host: string; port: number; setting: string }): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  const name = `${setting === 'PORT' ? 'Port' : setting} ${port} on ${host}`
  if (code === 'EADDRINUSE') return `${name} is in use. Set ${setting} to another one.`
  if (code === 'EACCES') return `${name} may not be opened by this user. Set ${setting} to one above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `${setting.replace('PORT', 'HOST')} ${host} is not an address of this machine.`
  return null
}
