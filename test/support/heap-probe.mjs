/**
 * Loaded into a program's threads (node --import reaches worker threads too), it answers each question on the channel with the memory of its
 * thread. A heap is measured after a collection, so what is left is referenced.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { BroadcastChannel, isMainThread, threadId } from 'node:worker_threads'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')

export const CHANNEL = 'heap-probe'

const channel = new BroadcastChannel(CHANNEL)
channel.onmessage = ({ data }) => {
  if (data.ask === undefined) return
  collect()
  const { heapUsed, arrayBuffers, external } = process.memoryUsage()
  channel.postMessage({ answer: data.ask, thread: isMainThread ? 'main' : threadId, heapUsed, arrayBuffers, external })
}
channel.unref()
