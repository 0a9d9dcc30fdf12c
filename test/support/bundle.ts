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
