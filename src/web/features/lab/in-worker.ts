/** Asks a worker of its own, which ends with the answer or when it is no longer wanted. */
import type { FromWorker, LabAsk, LabReply } from './ask.ts'

export async function inLabWorker(ask: LabAsk, onProgress: (share: number) => void, signal: AbortSignal): Promise<LabReply> {
  signal.throwIfAborted()
  const worker = new Worker(new URL('./lab.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<LabReply>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Request aborted', 'AbortError')))
    worker.addEventListener('error', () => reject(new Error('The lab could not be started.')))
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if ('progress' in data) onProgress(data.progress)
      else if ('reply' in data) resolve(data.reply)
      else reject(new Error(data.failed))
    })
    worker.postMessage(ask)
  }).finally(() => worker.terminate())
}
