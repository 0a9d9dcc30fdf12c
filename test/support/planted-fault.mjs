/** Loaded into a server by `--import`: faults that a test asks for by a signal, and a stop that never ends. */
import { Server } from 'node:net'
import { isMainThread } from 'node:worker_threads'

if (isMainThread) {
  process.on('SIGHUP', () => void Promise.reject(new Error('a planted rejection')))
  process.on('SIGWINCH', () => {
    throw new Error('a planted exception')
  })
  if (process.env.PLANTED_STOP === 'hangs') Server.prototype.close = () => new Promise(() => {})
  if (process.env.PLANTED_STOP === 'fails')
    Server.prototype.close = () => {
      throw new Error('a planted stop')
    }
} else if (process.env.PLANTED_THREAD === 'ends') setTimeout(() => process.exit(3), 6_000)
