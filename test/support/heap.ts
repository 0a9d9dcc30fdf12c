/** Asks a thread of this process that has loaded heap-probe.mjs what it holds after a collection. */
import { BroadcastChannel } from 'node:worker_threads'

const CHANNEL = 'heap-probe'

export type Heap = { readonly thread: number | 'main'; readonly heapUsed: number; readonly arrayBuffers: number; readonly external: number }

/** The first answer of any thread. */
export function askHeap(): Promise<Heap> {
  const channel = new BroadcastChannel(CHANNEL)
  return new Promise<Heap>((resolve) => {
    channel.onmessage = (event) => resolve((event as { data: Heap }).data)
    channel.postMessage({ ask: true })
  }).finally(() => channel.close())
}
