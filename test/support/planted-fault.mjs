/** Loaded into a server by `--import`: faults that a test asks for by a signal. `PLANTED` chooses what fails besides. */
import { Server } from 'node:net'
import { BroadcastChannel, isMainThread } from 'node:worker_threads'

const { PLANTED } = process.env
const threads = new BroadcastChannel('planted')
threads.unref()
if (isMainThread) {
  process.on('SIGHUP', () => {
    if (PLANTED === 'stop hangs') Server.prototype.close = () => new Promise(() => {})
    if (PLANTED === 'stop fails')
      globalThis.clearInterval = () => {
        throw new Error('a planted stop')
      }
    Promise.reject(new Error('a planted rejection'))
  })
  process.on('SIGWINCH', () => {
    if (PLANTED !== 'thread ends') throw new Error('a planted exception')
    threads.postMessage('end')
  })
} else threads.onmessage = () => process.exit(3)
