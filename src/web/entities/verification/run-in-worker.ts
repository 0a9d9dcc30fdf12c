/** Runs a request in a new worker, which ends with the answer or on abort. */
import type { Ask, FromWorker, Progress, Reply } from './worker-messages.ts'

export function runInWorker<A extends Ask>(
  ask: A,
  more: { onProgress?: (progress: Progress) => void; signal?: AbortSignal } = {},
): Promise<Reply<A>> {
  const worker = new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Reply<A>>((resolve, reject) => {
    more.signal?.addEventListener('abort', () => reject(new DOMException('Request aborted', 'AbortError')))
    worker.addEventListener('error', () => reject(new Error('The check could not be started.')))
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if ('progress' in data) more.onProgress?.(data.progress)
      else if ('reply' in data) resolve(data.reply as Reply<A>)
      else reject(new Error(data.failed))
    })
    worker.postMessage(ask)
  }).finally(() => worker.terminate())
}
