/** A module of the source and all that it imports, run in Node while the web is built. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, defaultServerConditions, type Rolldown } from 'vite'

export async function loadModule<Module>(entry: string): Promise<Module> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react()],
    ssr: { noExternal: true, resolve: { conditions: ['source', ...defaultServerConditions] } },
    build: { ssr: entry, write: false, minify: false, rolldownOptions: { output: { format: 'es', codeSplitting: false } } },
  })
  const [chunk] = [built].flat().flatMap((one) => ('output' in one ? one.output : [])) as readonly Rolldown.OutputChunk[]
  if (!chunk) throw new Error(`${entry} gave no module`)
  const folder = await mkdtemp(join(tmpdir(), 'web-module-'))
  try {
    const file = join(folder, 'module.mjs')
    await writeFile(file, chunk.code)
    return (await import(pathToFileURL(file).href)) as Module
  } finally {
    await rm(folder, { recursive: true })
  }
}
