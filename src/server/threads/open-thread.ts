/** A worker thread that answers one question at a time. A thread that fails or ends, also between two questions, rejects the next one. */
import type { Transferable, WorkerOptions } from 'node:worker_threads'
import { startThread } from './start-thread.ts'

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
