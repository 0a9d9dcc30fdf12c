/** The lab's worker, so that thousands of bars don't block the page. It handles one request and ends. */
import type { FillsAsk, FromWorker, LabAsk } from './lab-messages.ts'
import { fillsOfLab, runLab } from './run-lab.ts'

const send = (message: FromWorker): void => self.postMessage(message)

self.addEventListener('message', ({ data }: MessageEvent<LabAsk | FillsAsk>) => {
  try {
    if ('fills_of' in data) send({ fills: fillsOfLab(data.fills_of) })
    else send({ reply: runLab(data, (progress) => send({ progress })) })
  } catch (error) {
    send({ failed: error instanceof Error ? error.message : String(error) })
  }
})
