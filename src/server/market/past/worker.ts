/** The worker that computes the simulator's past: some seconds of arithmetic, off the request thread. */
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { openSimulator } from '#trading/simulator/index'
import type { PastBar, PastRange } from '../feed.ts'
import { pastRuns } from './bars.ts'

export type FromWorker = { readonly run: readonly PastBar[] | null }

const LOW_PRIORITY = 5

// On Linux priority is per thread: requests go first. Elsewhere it would apply to the whole process.
if (process.platform === 'linux') setPriority(0, LOW_PRIORITY)

const runs = pastRuns(openSimulator(), workerData as PastRange)

// Pull-based: the next run is computed when the last one is stored.
parentPort?.on('message', () => {
  const next = runs.next()
  const message: FromWorker = { run: next.done ? null : next.value }
  parentPort?.postMessage(message)
})
