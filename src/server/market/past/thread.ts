/** The past's thread from outside: its runs, one by one. */
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { PastBar, PastRange } from '../feed.ts'
import type { FromWorker } from './worker.ts'

/** Ends its thread when it has ended, or is left early. */
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

/** In dist the thread's file is JavaScript. Under tsx or Vitest it is TypeScript, which a thread of Node 20 reads only if it registers tsx itself. */
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
