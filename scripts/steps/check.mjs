/** Types, lint, the house test and the unit tests. */
import { run, TOOLS } from './run.mjs'
import { runTests } from './tests.mjs'

const STEPS = [
  ['types of the server', [TOOLS.tsc, '-p', 'tsconfig.json']],
  ['types of the web', [TOOLS.tsc, '-p', 'src/web/tsconfig.json']],
  ['lint and format', [TOOLS.biome, 'ci', '--diagnostic-level=warn']],
]

/** Counts of the tests; a step that is no test counts only when it fails. */
export async function check() {
  const outcomes = await Promise.all(
    STEPS.map(async ([name, args]) => {
      const code = await run(process.execPath, args)
      console.error(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`)
      return code
    }),
  )
  const tests = await runTests(['unit', 'house'])
  return { ...tests, failed: tests.failed + outcomes.filter((code) => code !== 0).length }
}
