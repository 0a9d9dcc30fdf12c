/**
 * PDFs are examined off the event loop, one at a time, in a worker with a memory limit and a time limit. A file that kills its worker is
 * refused, and the next one gets a new worker.
 */
import type { Worker } from 'node:worker_threads'
import { startThread } from '#server/threads'
import { serialQueue } from '../serial-queue.ts'
import type { Verdict } from './pdf-worker.ts'
import type { RejectionReason } from './rejection.ts'

const MAX_HEAP_MEBIBYTES = 96
/** Far more than a legitimate file of the largest size needs on a slow machine. */
const MAX_SECONDS = 20

export type PdfThread = {
  readonly validate: (bytes: Buffer) => Promise<RejectionReason | null>
  readonly close: () => Promise<void>
}

export function openPdfThread(): PdfThread {
  const inTurn = serialQueue()
  let worker: Worker | null = null
  const end = async (): Promise<void> => {
    const ended = worker
    worker = null
    await ended?.terminate()
  }
  return {
    validate: (bytes) =>
      inTurn(async () => {
        worker ??= start()
        const reason = await ask(worker, bytes)
        if (reason === 'gone') await end()
        return reason === 'gone' ? 'pdf_too_much' : reason
      }),
    close: end,
  }
}

function ask(worker: Worker, bytes: Buffer): Promise<RejectionReason | null | 'gone'> {
  return new Promise((resolve) => {
    const finish = (reason: RejectionReason | null | 'gone'): void => {
      clearTimeout(timer)
      worker.off('message', onVerdict).off('error', lose).off('exit', lose)
      resolve(reason)
    }
    const onVerdict = ({ reason }: Verdict): void => finish(reason)
    const lose = (): void => finish('gone')
    const timer = setTimeout(lose, MAX_SECONDS * 1000)
    worker.on('message', onVerdict).on('error', lose).on('exit', lose)
    worker.postMessage(new Uint8Array(bytes))
  })
}

function start(): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: MAX_HEAP_MEBIBYTES, maxYoungGenerationSizeMb: 16 }
  const worker = startThread(new URL('./pdf-worker.ts', import.meta.url), { resourceLimits })
  // Errors of an abandoned thread are ignored; while it is in use, its error is an answer.
  worker.on('error', () => undefined)
  worker.unref()
  return worker
}
