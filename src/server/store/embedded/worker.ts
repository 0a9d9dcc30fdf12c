/** The embedded store's thread: it owns PGlite and serves one client connection per message port. */
import { constants, cpSync } from 'node:fs'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { inBackground } from '#kernel/promises'
import { folderFault } from '../errors.ts'
import { DURABLE_START, durableFiles, syncTree } from './durable-files.ts'
import { concatBytes } from './frames.ts'
import { type Backend, createSessions, SYNC } from './sessions.ts'

export type WorkerStart = { readonly folder: string; readonly silence_ms: number }
export type ToWorker =
  | { readonly connect: MessagePort }
  /** `done` gets null, or why the copy failed. */
  | { readonly copy: string; readonly done: MessagePort }
  | { readonly close: true }
export type FromWorker = { readonly ready: true } | { readonly failed: string }

const { folder, silence_ms } = workerData as WorkerStart

function serve(pglite: PGlite, backend: Backend): void {
  const join = createSessions(backend, silence_ms)
  parentPort?.on('message', (message: ToWorker) => {
    if ('connect' in message) connect(message.connect)
    else if ('copy' in message) message.done.postMessage(copyFault(message.copy))
    else
      inBackground(
        pglite.close().finally(() => parentPort?.close()),
        (error) => console.error('the embedded store did not close:', error),
      )
  })
  function connect(port: MessagePort): void {
    const session = join({
      send: (answer) => port.postMessage(answer, [answer.buffer]),
      end: () => port.close(),
    })
    port.on('message', session.receive)
    port.on('close', session.leave)
  }
}

/** No statement runs meanwhile, and each acknowledged commit is in the files: a start on the copy recovers as after a power cut. */
function copyFault(to: string): string | null {
  try {
    cpSync(folder, to, { recursive: true, errorOnExist: true, mode: constants.COPYFILE_FICLONE })
    syncTree(to)
    return null
  } catch (error) {
    return folderFault(error)
  }
}

function post(message: FromWorker): void {
  parentPort?.postMessage(message)
}

async function open(): Promise<void> {
  const pglite = await PGlite.create({ fs: durableFiles(folder), startParams: DURABLE_START })
  serve(pglite, await openBackend(pglite))
}

open().then(
  () => post({ ready: true }),
  (error: unknown) => {
    post({ failed: folderFault(error) })
    parentPort?.close()
  },
)

/**
 * PGlite as the sessions' backend. Each run completes synchronously and keeps nothing. PGlite's synchronous call would parse
 * every reply and keep it for the life of the process: decision 034.
 */
async function openBackend(pglite: PGlite): Promise<Backend> {
  let parts: Uint8Array[] = []
  // A raw receiver replaces the parser. No other call sets one, and it stays set for later synchronous calls.
  await pglite.execProtocolRawStream(SYNC, { syncToFs: false, onRawData: (part) => void parts.push(part.slice()) })
  return {
    run: (messages) => {
      parts = []
      const parsed = pglite.execProtocolRawSync(messages)
      if (parsed.length > 0) throw new Error('PGlite dropped the raw receiver and keeps its answers again')
      return concatBytes(parts)
    },
    inTransaction: () => pglite.isInTransaction(),
  }
}
