/** A worker bundled into one JavaScript file: with hundreds of workers, tsx would be too slow in each. */
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

const ROOT = join(import.meta.dirname, '../..')

/** `file`: from the root of the repository. The folder has to be below it, so that packages are found. */
export async function bundle(file: string, folder: string): Promise<URL> {
  const output = { ssr: join(ROOT, file), outDir: folder, emptyOutDir: false, target: 'node20', minify: false }
  await build({ configFile: false, logLevel: 'error', root: ROOT, build: output })
  return pathToFileURL(join(folder, basename(file).replace(/ts$/, 'js')))
}

/** A module with all that it imports, as a script for a browser; its exports are in the variable `name`. */
export async function bundleForBrowser(file: string, name: string): Promise<string> {
  const lib = { entry: join(ROOT, file), name, formats: ['iife' as const] }
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: ROOT,
    build: { lib, write: false, minify: false, target: 'es2022' },
  })
  const [first] = [built].flat()
  if (!first || !('output' in first)) throw new Error('nothing was built')
  return first.output[0].code
}
