/** A worker thread that answers one question at a time. A thread that fails or ends, also between two questions, rejects the next one. */

import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { type Transferable, Worker, type WorkerOptions } from 'node:worker_threads'

export type Thread<Message, Answer> = {
  /** Without an answer. */
  send(message: Message, transfer?: readonly Transferable[]): void
  /** Rejects if the thread fails or has ended. */
  ask(message: Message): Promise<Answer>
  readonly hasEnded: () => boolean
  close(): Promise<void>
}

/** `name` is for the error of a thread that ended. */
export function openThread<Message, Answer>(name: string, source: URL, options?: WorkerOptions): Thread<Message, Answer> {
  const worker = startThread(source, options)
  let has_ended = false
  worker.once('exit', () => {
    has_ended = true
  })
  // An error between two questions is reported by the next one; an unhandled event would end the program.
  worker.on('error', () => {
    has_ended = true
  })
  const ended = () => new Error(`the thread of ${name} ended`)
  const answer = (): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const leave = (): void => {
        worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      }
      const onMessage = (message: Answer): void => {
        leave()
        resolve(message)
      }
      const onError = (error: Error): void => {
        leave()
        reject(error)
      }
      const onExit = (): void => onError(ended())
      worker.on('message', onMessage).on('error', onError).on('exit', onExit)
    })
  return {
    send: (message, transfer) => worker.postMessage(message, transfer && [...transfer]),
    ask: (message) => {
      if (has_ended) return Promise.reject(ended())
      // First: a message that cannot be sent throws, and nobody would await the answer.
      worker.postMessage(message)
      return answer()
    },
    hasEnded: () => has_ended,
    close: async () => {
      await worker.terminate()
    },
  }
}

/**
 * In dist there is JavaScript beside its caller. Under tsx or Vitest there is only the source, which a worker of Node 20 can read only if
 * it registers tsx itself.
 */
export function startThread(source: URL, options: WorkerOptions = {}): Worker {
  const built = new URL(source.href.replace(/\.ts$/, '.js'))
  return existsSync(built)
    ? new Worker(built, options)
    : new Worker(throughTsx(source), { ...options, eval: true, execArgv: ['--conditions=source'] })
}

function throughTsx(source: URL): string {
  const tsx = createRequire(import.meta.url)
    .resolve('tsx/esm/api')
    .replace(/cjs$/, 'mjs')
  return `import(${JSON.stringify(pathToFileURL(tsx).href)}).then(({ register }) => { register(); return import(${JSON.stringify(source.href)}) })`
}
