/** The lab's thread: thousands of bars must not stop the page. It answers one question and is let go. */
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
