/** A worker of a search or a walk-forward: gets the prices once, then one job after the other. */
import { doJob } from './do-job.ts'
import type { FromStudy, StudySetup, ToWorker } from './jobs.ts'

let setup: StudySetup | null = null

const send = (message: FromStudy, moved: Transferable[] = []): void => self.postMessage(message, { transfer: moved })

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('setup' in data) {
    setup = data.setup
    return
  }
  const { n, job } = data
  try {
    if (!setup) throw new Error('A job came before the prices.')
    const result = doJob(setup, job)
    send({ n, result }, result && 'returns' in result ? [result.returns.buffer as ArrayBuffer] : [])
  } catch (error) {
    send({ n, failed: error instanceof Error ? error.message : String(error) })
  }
})
