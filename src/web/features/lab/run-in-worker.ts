/** Runs a request in a new worker, which ends with the answer or on abort. */
import type { FromWorker, LabAsk, LabReply } from './lab-messages.ts'

export async function runInLabWorker(ask: LabAsk, onProgress: (share: number) => void, signal: AbortSignal): Promise<LabReply> {
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
