/** Types, lint and format. */
import { runQuietly, TOOLS } from './run.mjs'

const STEPS = [
  ['types of the server', [TOOLS.tsc, '-p', 'tsconfig.json']],
  ['types of the web', [TOOLS.tsc, '-p', 'src/web/tsconfig.json']],
  ['lint and format', [TOOLS.biome, 'ci', '--diagnostic-level=warn']],
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
