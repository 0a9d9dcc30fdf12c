/** The client side of the backfill worker: its runs, one by one. */
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { PastBar, PastRange } from '../feed.ts'
import type { FromWorker } from './worker.ts'

/** Terminates the worker at the end or on early exit. */
export async function* pastInThread(range: PastRange): AsyncGenerator<readonly PastBar[]> {
  const worker = startWorker(range)
  try {
    for (;;) {
      const answer = once(worker, 'message')
      worker.postMessage('next')
      const [{ run }] = (await answer) as [FromWorker]
      if (run === null) return
      yield run
    }
  } finally {
    await worker.terminate()
  }
}

/** In dist the worker is JavaScript. Under tsx or Vitest it is TypeScript, which a Node 20 worker loads only if it registers tsx itself. */
function startWorker(range: PastRange): Worker {
  const source = import.meta.url.endsWith('.ts')
  const file = new URL(source ? './worker.ts' : './worker.js', import.meta.url)
  return source
    ? new Worker(throughTsx(file), { workerData: range, eval: true, execArgv: ['--conditions=source'] })
    : new Worker(file, { workerData: range })
}

function throughTsx(file: URL): string {
  const tsx = pathToFileURL(
    createRequire(import.meta.url)
      .resolve('tsx/esm/api')
      .replace(/cjs$/, 'mjs'),
  ).href
  return `import(${JSON.stringify(tsx)}).then(({ register }) => { register(); return import(${JSON.stringify(file.href)}) })`
}
