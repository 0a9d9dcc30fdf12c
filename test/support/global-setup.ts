/**
 * Runs once, in Vitest's main thread. Databases are made when the first test file asks, over a loopback address, so that a run of pure unit
 * tests starts none. Everything lives in one temporary folder that goes away at the end.
 */
import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { postgresqlInReach } from './cluster.ts'
import { type EmbeddedTemplate, makeEmbeddedTemplate, makePostgresqlTemplate, type PostgresqlTemplate } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly support_url: string
    readonly support_folder: string
    /** The engine of tests that are not about the store. */
    readonly quick_store: 'embedded' | 'postgresql'
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const roomy = await roomyFolder()
  const folder = await mkdtemp(join(roomy, 'clearterm-test-'))
  /** Inside the repository, where what they import is found. */
  const programs = join(import.meta.dirname, `../../.cache/programs-${process.pid}`)
  let postgresql: Promise<PostgresqlTemplate | { readonly unavailable: string }> | null = null
  let embedded: Promise<EmbeddedTemplate> | null = null
  let built: Promise<unknown> | null = null

  async function answer(path: string | undefined): Promise<unknown> {
    if (path === '/built') {
      built ??= import('../../scripts/steps/build.mjs').then(({ build }) => build(['server']))
      return (await built) ?? null
    }
    if (path === '/embedded') {
      embedded ??= makeEmbeddedTemplate(join(folder, 'template'), programs)
      return embedded
    }
    postgresql ??= makePostgresqlTemplate(roomy)
    const created = await postgresql
    if ('unavailable' in created) return created
    const { drop, ...offer } = created
    return offer
  }

  if (process.env.SOURCE !== 'true') await answer('/built')

  const server = createServer((request, response) => {
    answer(request.url).then(
      (body) => response.end(JSON.stringify(body)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  project.provide('support_url', `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
  project.provide('support_folder', folder)
  project.provide('quick_store', postgresqlInReach() ? 'postgresql' : 'embedded')

  return async () => {
    server.closeAllConnections()
    server.close()
    const created = await postgresql?.catch(() => null)
    if (created && 'unavailable' in created) console.error(`\n### THE POSTGRESQL HALF OF THE TESTS DID NOT RUN: ${created.unavailable}\n`)
    else await created?.drop()
    for (const path of [folder, programs]) await rm(path, { recursive: true, force: true })
  }
}

/**
 * A copy of the embedded database is 40 MB, one of PostgreSQL's 12: memory takes them ten times faster than a disk, where there is enough
 * of it.
 */
async function roomyFolder(): Promise<string> {
  const memory = await statfs('/dev/shm').catch(() => null)
  return memory && memory.bavail * memory.bsize > 2 ** 32 ? '/dev/shm' : tmpdir()
}
