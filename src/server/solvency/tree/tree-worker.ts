/**
 * The worker that builds an epoch's tree: a million leaves take some ten seconds of hashing, too long for the request thread. It takes
 * packed accounts, replies with the root, and then returns pieces to store on request.
 */
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { openTreeWork, type Piece, type TreeHead, type TreeStart } from './tree-work.ts'

export type ToTree = { readonly owed: Uint8Array } | { readonly build: true } | { readonly more: number }
export type FromTree =
  | { readonly head: TreeHead }
  | { readonly refused: 'total_out_of_range' | 'equal_leaves' }
  | { readonly pieces: readonly Piece[] }

const LOW_PRIORITY = 5

// On Linux priority is per thread: requests go first. Elsewhere it would apply to the whole process.
if (process.platform === 'linux') setPriority(0, LOW_PRIORITY)

const work = openTreeWork(workerData as TreeStart)

parentPort?.on('message', (message: ToTree) => {
  if ('owed' in message) work.add(message.owed)
  else if ('build' in message) build()
  else send({ pieces: work.more(message.more) })
})

function build(): void {
  const built = work.build()
  send('refused' in built ? { refused: built.refused } : { head: built })
}

function send(message: FromTree): void {
  parentPort?.postMessage(message)
}
