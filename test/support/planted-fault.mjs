/** Loaded into a server by `--import`: faults that a test asks for by a signal or a statement. `PLANTED` chooses what fails besides. */
import { Server } from 'node:net'
import { isMainThread, MessagePort, parentPort } from 'node:worker_threads'

const { PLANTED } = process.env
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
    throw new Error('a planted exception')
  })
} else if (PLANTED) endAt(PLANTED)

/** The thread ends when a message of a statement contains this text, so that the statement is never answered. */
function endAt(text) {
  const { on } = MessagePort.prototype
  MessagePort.prototype.on = function (event, listener) {
    const ending = (bytes) => {
      if (Buffer.from(bytes).includes(text)) process.exit(3)
      listener(bytes)
    }
    return on.call(this, event, event === 'message' && this !== parentPort ? ending : listener)
  }
}
