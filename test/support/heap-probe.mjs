/**
 * Loaded into a program's threads (node --import reaches worker threads too), it says what each of them holds. A heap is measured after a
 * collection, so what is left is referenced. Threads are asked over a channel of the process, the whole process by its parent over IPC.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { BroadcastChannel, isMainThread, threadId } from 'node:worker_threads'

const CHANNEL = 'heap-probe'
/** A thread that is busy answers when it is done. */
const WAIT_MS = 4_000

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')

function held() {
  collect()
  const { heapUsed, arrayBuffers, external } = process.memoryUsage()
  return { thread: isMainThread ? 'main' : threadId, heapUsed, arrayBuffers, external }
}

const channel = new BroadcastChannel(CHANNEL)
channel.onmessage = ({ data }) => {
  if (data.ask) channel.postMessage(held())
}
channel.unref()

if (isMainThread && process.send) {
  process.on('message', async ({ ask }) => {
    if (!ask) return
    const threads = []
    const asking = new BroadcastChannel(CHANNEL)
    asking.onmessage = ({ data }) => {
      if (data.thread !== undefined) threads.push(data)
    }
    asking.postMessage({ ask: true })
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
    asking.close()
    process.send({ threads })
  })
  process.channel.unref()
}
