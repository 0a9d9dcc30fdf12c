/** Runs a request in a new worker, which ends with the answer or on abort. */
import type { Fill } from '#trading/backtest/fills'
import type { FillsAsk, FromWorker, LabAsk, LabReply } from './lab-messages.ts'

export async function runInLabWorker(ask: LabAsk, onProgress: (share: number) => void, signal: AbortSignal): Promise<LabReply> {
  const answer = await askWorker(ask, onProgress, signal)
  if ('reply' in answer) return answer.reply
  throw new Error('The lab answered something else.')
}

export async function fillsInLabWorker(ask: FillsAsk): Promise<readonly Fill[]> {
  const answer = await askWorker(ask, () => {}, new AbortController().signal)
  if ('fills' in answer) return answer.fills
  throw new Error('The lab answered something else.')
}

async function askWorker(ask: LabAsk | FillsAsk, onProgress: (share: number) => void, signal: AbortSignal): Promise<FromWorker> {
  signal.throwIfAborted()
  const worker = new Worker(new URL('./lab.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<FromWorker>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Request aborted', 'AbortError')))
    worker.addEventListener('error', () => reject(new Error('The lab could not be started.')))
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if ('progress' in data) onProgress(data.progress)
      else if ('failed' in data) reject(new Error(data.failed))
      else resolve(data)
    })
    worker.postMessage(ask)
  }).finally(() => worker.terminate())
}
