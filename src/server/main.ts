/** The process: reads its environment, opens the store and serves. */
import { fileURLToPath } from 'node:url'
import { readConfig } from '#config'
import { isRefused, type Refused } from '#kernel/refusal'
import { openDatabase } from '#server/store'

const WEB = fileURLToPath(new URL('../web', import.meta.url))

export type MainOptions = { readonly environment?: Record<string, string | undefined>; readonly web_dir?: string }

/** Serves until SIGINT or SIGTERM. A failure to start is one sentence on stderr and exit code 1. */
export async function main({ environment = process.env, web_dir = WEB }: MainOptions = {}): Promise<void> {
  const config = readConfig(environment)
  if (isRefused(config)) return fail(config)
  const opening = openDatabase(config)
  // Imported only now: a wrong environment is reported at once, and the store opens in parallel, in another thread.
  const [database, { serveUntilStopped }] = await Promise.all([opening, import('./process/serve.ts')])
  if (isRefused(database)) return fail(database)
  const outcome = await serveUntilStopped(config, database, web_dir).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  if (!outcome) return
  await database.close()
  fail(outcome)
}

function fail({ detail, refused }: Refused): void {
  console.error(detail ?? refused)
  process.exitCode = 1
}
