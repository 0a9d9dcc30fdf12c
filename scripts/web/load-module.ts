/** A module of the source and all that it imports, run in Node while the web is built. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, defaultServerConditions, type Rolldown } from 'vite'

export async function loadModule<Module>(entry: string): Promise<Module> {
  return runModule(await moduleCode(entry))
}

/** The module and all that it imports as one file for Node. */
export async function moduleCode(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, resolve: { conditions: ['source', ...defaultServerConditions] } },
    build: { ssr: entry, write: false, minify: false, rolldownOptions: { output: { format: 'es', codeSplitting: false } } },
  })
  const [chunk] = [built].flat().flatMap((one) => ('output' in one ? one.output : [])) as readonly Rolldown.OutputChunk[]
  if (!chunk) throw new Error(`${entry} gave no module`)
  return chunk.code
}

export async function runModule<Module>(code: string): Promise<Module> {
  const folder = await mkdtemp(join(tmpdir(), 'web-module-'))
  try {
    const file = join(folder, 'module.mjs')
    await writeFile(file, code)
    return (await import(pathToFileURL(file).href)) as Module
  } finally {
    await rm(folder, { recursive: true })
  }
}
