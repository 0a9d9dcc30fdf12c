/** Asks a worker of its own, which ends with the answer or when it is no longer wanted. */
import type { Ask, FromWorker, Progress, Reply } from './ask.ts'

export function inWorker<A extends Ask>(
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
