/** The thread that makes the simulator's past: some seconds of arithmetic, which the thread that answers callers must not spend. */
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { openSimulator } from '#trading/simulator/index'
import type { PastBar, PastRange } from '../feed.ts'
import { pastRuns } from './bars.ts'

export type FromWorker = { readonly run: readonly PastBar[] | null }

const LOW_PRIORITY = 5

// On Linux a priority is a thread's own: callers go first. Elsewhere it would be the whole process's.
if (process.platform === 'linux') setPriority(0, LOW_PRIORITY)

const runs = pastRuns(openSimulator(), workerData as PastRange)

// Asked for one by one: what is not stored yet is not made yet.
parentPort?.on('message', () => {
  const next = runs.next()
  const message: FromWorker = { run: next.done ? null : next.value }
  parentPort?.postMessage(message)
})
