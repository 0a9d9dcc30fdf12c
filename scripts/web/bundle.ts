/** One file of TypeScript with all that it imports as one script, for what must work alone. */
import { build, defaultClientConditions, type Rolldown } from 'vite'
import { texts } from './texts.ts'

export async function bundle(root: string, entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [texts(root)],
    resolve: { conditions: ['source', ...defaultClientConditions] },
    build: { write: false, rolldownOptions: { input: entry, output: { format: 'es', codeSplitting: false } } },
  })
  const [chunk] = [built].flat().flatMap((one) => ('output' in one ? one.output : [])) as readonly Rolldown.OutputChunk[]
  if (!chunk) throw new Error(`${entry} gave no script`)
  return chunk.code
}
