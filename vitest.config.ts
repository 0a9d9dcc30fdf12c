/**
 * Units beside their files, test/house (rooms and walls), test/journeys (a real browser), the rest over real HTTP on both databases.
 * A third worker on two cores only makes each slower; a database is started when the first test asks for one.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { defaultServerConditions, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { texts } from './scripts/web/texts.ts'
import { LongestFirst } from './test/support/order.ts'

/** Makes `#` imports resolve to TypeScript in each of Vitest's environments. */
function source(): Plugin {
  return {
    name: 'source',
    configEnvironment: () => ({ resolve: { conditions: ['source', ...defaultServerConditions.filter((name) => name !== 'module')] } }),
  }
}

/** The folders of src that package.json leads to dist. */
const { imports } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'))
const BUILT = new Set(Object.values<{ default?: string }>(imports).flatMap((to) => /^\.\/dist\/(\w+)\//.exec(to.default ?? '')?.[1] ?? []))

/**
 * Tests load the server as it was built, natively: without the condition `#` imports lead to dist/, and a path into a room is led there too.
 * Reading its source took each worker ten seconds. `SOURCE=true` reads it all the same, for coverage and where something is planted in it.
 */
function built(): Plugin {
  return {
    name: 'built',
    enforce: 'pre',
    resolveId(id, importer) {
      const path = id.startsWith('.') && importer && !id.endsWith('.test.ts') ? join(dirname(importer), id) : ''
      const [, folder = '', file] = /\/src\/(\w+)(\/.*)\.ts$/.exec(path) ?? []
      return file && BUILT.has(folder) ? join(import.meta.dirname, 'dist', `${folder}${file}.js`) : null
    },
  }
}

if (process.env.SOURCE !== 'true' && !existsSync(join(import.meta.dirname, 'dist/kernel/clock.js')))
  throw new Error('The server is not built yet: npm run check builds it.')

export default defineConfig({
  cacheDir: '.cache/vitest',
  plugins: [process.env.SOURCE === 'true' ? source() : built(), texts(import.meta.dirname)],
  test: {
    globalSetup: ['test/support/global-setup.ts'],
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    environment: 'node',
    // Files share their worker's modules: reading them anew for each took a third of the time. A file that changes what is global (a mock, a
    // module's own state) puts it right again.
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    // What a test allocates is mostly gone when it ends: with more room for the young, the collector runs less often.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: LongestFirst },
    server: { deps: { external: [/\/dist\//] } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A second, the default, is too short for a machine that is busy: what is polled for is there or the test's own time ends.
    expect: { poll: { timeout: 30_000 } },
  },
})
