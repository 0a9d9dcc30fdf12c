/** The process: reads its environment, opens the store and serves. */
import { fileURLToPath } from 'node:url'
import { type Config, readConfig } from '#config'
import { keepUntilAwaited } from '#kernel/promises'
import { isRefused, type Refused } from '#kernel/refusal'
import { type Database, folderFault, isOutOfSpace, openWhenReachable, WAIT_SECONDS } from '#server/store'
import type { Starting } from './process/probes.ts'

const WEB = fileURLToPath(new URL('../web', import.meta.url))

export type MainOptions = {
  readonly environment?: Record<string, string | undefined>
  readonly web_dir?: string
  /** How long a database that can't be reached is waited for. */
  readonly wait_seconds?: number
}

/** Serves until SIGINT or SIGTERM. A failure to start is one sentence on stderr and exit code 1. */
export async function main({ environment = process.env, web_dir = WEB, wait_seconds = WAIT_SECONDS }: MainOptions = {}): Promise<void> {
  const config = readConfig(environment)
  if (isRefused(config)) return fail(config)
  const waiting = new AbortController()
  const { signal } = waiting
  const opening = keepUntilAwaited(openWhenReachable(config, { seconds: wait_seconds, tell: (line) => console.error(line), signal }))
  const outcome = await start(config, { opening, waiting, web_dir })
  if (outcome) fail(outcome)
}

type Opening = {
  readonly opening: ReturnType<typeof openWhenReachable>
  readonly waiting: AbortController
  readonly web_dir: string
}

/** Null once serving. */
async function start(config: Config, { opening, waiting, web_dir }: Opening): Promise<Refused | null> {
  const starting: Starting = { state: config.database_url === null ? 'starting' : 'waiting_for_database' }
  // Imported only now: a wrong environment is reported at once, and the store opens in parallel, in another thread.
  const [{ serveUntilStopped }, { answerProbes }] = await Promise.all([import('./process/serve.ts'), import('./process/probes.ts')])
  const probes = await answerProbes(config, starting)
  if (isRefused(probes)) waiting.abort()
  const database = await opening
  if (isRefused(probes)) {
    if (!isRefused(database)) await database.close()
    return probes
  }
  if (isRefused(database)) {
    await probes.close()
    return database
  }
  const outcome = await serveUntilStopped(config, { database, web_dir, probes, starting }).catch((error: unknown) => ended(database, error))
  if (!outcome) return null
  await probes.close()
  await database.close()
  return outcome
}

/** A disk that is full is the operator's to correct; all else is a fault of the program, and keeps its stack. */
async function ended(database: Database, error: unknown): Promise<Refused> {
  if (isOutOfSpace(error)) return { refused: 'store_unavailable', detail: `The server could not start: ${folderFault(error)}.` }
  await database.close()
  throw error
}

function fail({ detail, refused }: Refused): void {
  console.error(detail ?? refused)
  process.exitCode = 1
}
