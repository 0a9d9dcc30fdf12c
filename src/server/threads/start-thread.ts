/** Starts a worker thread from a file that is named as its source. */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'

/**
 * In dist there is JavaScript beside its caller. Under tsx or Vitest there is only the source, which a worker of Node 20 can read only if it
 * registers tsx itself.
 */
export function startThread(source: URL, options: WorkerOptions = {}): Worker {
  const built = new URL(source.href.replace(/\.ts$/, '.js'))
  return existsSync(built)
    ? new Worker(built, options)
    : new Worker(throughTsx(source), { ...options, eval: true, execArgv: ['--conditions=source'] })
}

function throughTsx(source: URL): string {
  const tsx = createRequire(import.meta.url)
    .resolve('tsx/esm/api')
    .replace(/cjs$/, 'mjs')
  return `import(${JSON.stringify(pathToFileURL(tsx).href)}).then(({ register }) => { register(); return import(${JSON.stringify(source.href)}) })`
}
