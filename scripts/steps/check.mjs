/**
 * Types, lint, format and unused code, beside each other. One checker for each program: by default there are four, which share
 * no types, and a second one costs more than it brings.
 */
import { runQuietly, TOOLS } from './run.mjs'

const ONE = ['--checkers', '1']

/** `dist` leads to the source, however old it is. */
const knip = (cache, ...more) => [
  TOOLS.knip,
  '--no-progress',
  '--tsConfig',
  'tsconfig.build.json',
  '--cache',
  '--cache-location',
  cache,
  ...more,
]

const STEPS = [
  ['types of the server', [TOOLS.tsc, '-p', 'tsconfig.json', ...ONE]],
  ['types of the web', [TOOLS.tsc, '-p', 'src/web/tsconfig.json', ...ONE]],
  ['types of its tests', [TOOLS.tsc, '-p', 'src/web/tsconfig.tests.json', ...ONE]],
  ['lint and format', [TOOLS.biome, 'ci', '--diagnostic-level=warn']],
  ['no unused code', knip('.cache/knip')],
  ['no code for tests alone', knip('.cache/knip-shipped', '--production')],
]

/** How many of the steps failed. */
export async function checkSources() {
  const codes = await Promise.all(
    STEPS.map(async ([name, args]) => {
      const code = await runQuietly(process.execPath, args)
      console.error(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`)
      return code
    }),
  )
  return codes.filter((code) => code !== 0).length
}
