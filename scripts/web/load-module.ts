/** A module of the source and all that it imports, built for Node. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, defaultServerConditions, type Rolldown } from 'vite'
import { texts } from './texts.ts'

/** `code` by the file's name. */
export type NodeFiles = readonly { readonly name: string; readonly code: string }[]

/** The first file is the entry's; what is imported at run time is a file of its own, so that it is read when it is needed. */
export async function buildForNode(root: string, entry: string): Promise<NodeFiles> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [texts(root), react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, resolve: { conditions: ['source', ...defaultServerConditions] } },
    build: {
      ssr: entry,
      write: false,
      minify: true,
      rolldownOptions: { output: { format: 'es', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  })
  const chunks = [built]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .filter((one): one is Rolldown.OutputChunk => one.type === 'chunk')
  if (chunks.length === 0) throw new Error(`${entry} gave no module`)
  return chunks.sort((a, b) => Number(b.isEntry) - Number(a.isEntry)).map(({ fileName, code }) => ({ name: fileName, code }))
}

/** Its files are there for as long as `use` runs, because parts of it are read later. */
export async function withModule<Module, Result>(files: NodeFiles, use: (module: Module) => Result | Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'web-module-'))
  try {
    for (const { name, code } of files) await writeFile(join(folder, name), code)
    return await use((await import(pathToFileURL(join(folder, files[0]?.name ?? '')).href)) as Module)
  } finally {
    await rm(folder, { recursive: true })
  }
}
