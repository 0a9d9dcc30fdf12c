/** Builds a tree: a small one at once, a large one in a worker. */
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { assert } from '#kernel/assert'
import type { Refused } from '#kernel/refusal'
import { openTreeWork, type Piece, type TreeHead, type TreeStart } from './tree-work.ts'
import type { FromTree, ToTree } from './tree-worker.ts'

export type TreeFault = 'total_out_of_range' | 'equal_leaves'

export type Tree = {
  /** Takes packed accounts, in order of their ids. */
  add(owed: Uint8Array): void
  build(): Promise<TreeHead | Refused<TreeFault>>
  /** The next pieces to store; empty: done. */
  more(count: number): Promise<readonly Piece[]>
  close(): Promise<void>
}

/** So many accounts take some five milliseconds; starting a worker takes a hundred. */
const MOST_AT_ONCE = 128

export function openTree(start: TreeStart): Tree {
  return start.accounts <= MOST_AT_ONCE ? openHere(start) : openThread(start)
}

function openHere(start: TreeStart): Tree {
  const work = openTreeWork(start)
  return {
    add: work.add,
    build: async () => work.build(),
    more: async (count) => work.more(count),
    close: async () => {},
  }
}

function openThread(start: TreeStart): Tree {
  const worker = startWorker(start)
  let is_over = false
  worker.once('exit', () => {
    is_over = true
  })
  const nextAnswer = () => (is_over ? Promise.reject(new Error(ENDED)) : answerOf(worker))
  const send = (message: ToTree): void => worker.postMessage(message)
  return {
    add: (owed) => {
      // A copy: the database may return a slice of a shared buffer.
      const copy = new Uint8Array(owed)
      const message: ToTree = { owed: copy }
      worker.postMessage(message, [copy.buffer])
    },
    build: async () => {
      send({ build: true })
      const answer = await nextAnswer()
      if ('refused' in answer) return { refused: answer.refused }
      assert('head' in answer, 'the thread answers with a root')
      return answer.head
    },
    more: async (count) => {
      send({ more: count })
      const answer = await nextAnswer()
      assert('pieces' in answer, 'the thread answers with pieces')
      return answer.pieces
    },
    close: async () => {
      await worker.terminate()
    },
  }
}

const ENDED = 'the thread of the tree ended'

/** Its next message; rejects if it fails or ends instead. */
function answerOf(worker: Worker): Promise<FromTree> {
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
    }
    const onMessage = (message: FromTree): void => {
      leave()
      resolve(message)
    }
    const onError = (error: Error): void => {
      leave()
      reject(error)
    }
    const onExit = (): void => onError(new Error(ENDED))
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
  })
}

/** In dist the worker is JavaScript. Under tsx or Vitest it is TypeScript, which a Node 20 worker loads only if it registers tsx itself. */
function startWorker(start: TreeStart): Worker {
  const source = import.meta.url.endsWith('.ts')
  const file = new URL(source ? './tree-worker.ts' : './tree-worker.js', import.meta.url)
  const worker = source
    ? new Worker(throughTsx(file), { workerData: start, eval: true, execArgv: ['--conditions=source'] })
    : new Worker(file, { workerData: start })
  // An error between two requests is reported by the next one; an unhandled event would end the program.
  worker.on('error', () => {})
  return worker
}

function throughTsx(file: URL): string {
  const tsx = pathToFileURL(
    createRequire(import.meta.url)
      .resolve('tsx/esm/api')
      .replace(/cjs$/, 'mjs'),
  ).href
  return `import(${JSON.stringify(tsx)}).then(({ register }) => { register(); return import(${JSON.stringify(file.href)}) })`
}
