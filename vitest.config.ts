/**
 * Four projects: unit (beside the files), house (rooms and walls), stores (real HTTP and both databases), journeys (a real browser).
 * Three workers on two cores, because much of a browser's test is waiting; a database is started when the first test asks for one.
 */
import { defaultServerConditions, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/support/order.ts'

/** Makes `#` imports resolve to TypeScript in each of Vitest's environments. */
function source(): Plugin {
  return { name: 'source', configEnvironment: () => ({ resolve: { conditions: ['source', ...defaultServerConditions] } }) }
}

/**
 * The files of a project share their worker's modules: reading them anew for each file took a third of the time. A file that changes what is
 * global (a mock, a module's own state) puts it right again.
 */
function project(name: string, include: string[], exclude: string[] = []) {
  const shape = { environment: 'node' as const, pool: 'forks' as const, isolate: false, testTimeout: 120_000, hookTimeout: 120_000 }
  return { plugins: [source()], test: { name, include, exclude, ...shape } }
}

export default defineConfig({
  cacheDir: '.cache/vitest',
  plugins: [source()],
  test: {
    globalSetup: ['test/support/global-setup.ts'],
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      project('unit', ['src/**/*.test.{ts,tsx}']),
      project('house', ['test/house/**/*.test.ts']),
      project('stores', ['test/**/*.test.ts'], ['test/house/**', 'test/journeys/**']),
      project('journeys', ['test/journeys/**/*.test.ts']),
    ],
  },
})
