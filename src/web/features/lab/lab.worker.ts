/** The lab's worker, so that thousands of bars don't block the page. It handles one request and ends. */
import type { FromWorker, LabAsk } from './lab-messages.ts'
import { runLab } from './run-lab.ts'

const send = (message: FromWorker): void => self.postMessage(message)

self.addEventListener('message', ({ data }: MessageEvent<LabAsk>) => {
  try {
    send({ reply: runLab(data, (progress) => send({ progress })) })
  } catch (error) {
    send({ failed: error instanceof Error ? error.message : String(error) })
  }
})
