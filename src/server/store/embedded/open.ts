/**
 * The embedded store: PostgreSQL compiled to WebAssembly (PGlite) in a worker thread, with files in DATA_DIR/db, behind the
 * same pool and port as a server. It has one backend, so an open transaction blocks all others.
 */
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Duplex } from 'node:stream'
import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads'
import { isRefused } from '#kernel/refusal'
import { startThread } from '#server/threads'
import { folderFault, refuseStore } from '../errors.ts'
import { createPool, databaseOver } from '../pool.ts'
import type { Database, StoreRefusal } from '../port.ts'
import type { CreateStart } from './create.ts'
import { concatBytes } from './frames.ts'
import { lockFolder } from './lock.ts'
import type { FromWorker, ToWorker, WorkerStart } from './worker.ts'

const CONNECTIONS = 8
const SILENCE_MS = 30_000
const ANSWER_MS = 35_000

type EmbeddedOptions = { readonly thread?: URL; readonly statement_ms?: number }

export async function openEmbedded(
  data_dir: string,
  { thread, statement_ms = ANSWER_MS }: EmbeddedOptions = {},
): Promise<Database | StoreRefusal> {
  const unusable = await mkdir(data_dir, { recursive: true, mode: 0o700 }).then(
    () => null,
    (error: unknown) => refuseStore(`The data directory ${data_dir} cannot be used: ${folderFault(error)}.`),
  )
  if (unusable) return unusable
  const lock = await lockFolder(data_dir)
  if (isRefused(lock)) return lock
  const folder = join(data_dir, 'db')
  const closedFor = async (failure: string): Promise<StoreRefusal> => {
    await lock.release()
    return refuseStore(`The database in ${data_dir} cannot be opened: ${failure}.`)
  }
  const not_made = await creationError({ folder, unfinished: `${folder}.unfinished` })
  if (not_made !== null) return closedFor(not_made)
  const worker = startWorker({ folder, silence_ms: SILENCE_MS }, thread)
  const failure = await startupError(worker)
  if (failure !== null) return closedFor(failure)
  // Nothing answers any more, and only a new process opens the files again.
  const onEnd = (): void => {
    throw new Error('the thread of the embedded store ended')
  }
  worker.once('exit', onEnd)
  const over = databaseOver(poolOver(worker, statement_ms), 'embedded', async () => {
    worker.off('exit', onEnd)
    await closed(worker)
    await lock.release()
  })
  const database: Database = { ...over, copyFiles: (folder) => copied(worker, folder) }
  await database.refreshRole()
  return database
}

/** Null if there are files of a database, made now or before. Those of a first start that was broken off are made again. */
async function creationError(start: CreateStart): Promise<string | null> {
  if (existsSync(start.folder) && !existsSync(start.unfinished)) return null
  const creator = startWorker(start, new URL('./create.ts', import.meta.url))
  const error = await startupError(creator)
  await creator.terminate()
  return error
}

function startWorker(start: WorkerStart | CreateStart, compiled = new URL('./worker.ts', import.meta.url)): Worker {
  const worker = startThread(compiled, { workerData: start })
  worker.on('error', (error) => console.error('the embedded store failed:', error))
  return worker
}

/** Null once the store is open, otherwise the error. */
function startupError(worker: Worker): Promise<string | null> {
  return new Promise((resolve) => {
    worker.once('message', (message: FromWorker) => resolve('ready' in message ? null : message.failed))
    worker.once('error', (error) => resolve(folderFault(error)))
    worker.once('exit', () => resolve('its thread ended'))
  })
}

function poolOver(worker: Worker, answer_ms: number): ReturnType<typeof createPool> {
  let running = true
  worker.once('exit', () => {
    running = false
  })
  const dial = () => {
    if (!running) return null
    const { port1, port2 } = new MessageChannel()
    const message: ToWorker = { connect: port2 }
    worker.postMessage(message, [port2])
    return port1
  }
  return createPool({
    stream: () => connectionTo(dial) as never,
    user: 'postgres',
    database: 'postgres',
    password: '',
    ssl: false,
    max: CONNECTIONS,
    idleTimeoutMillis: 0,
    // Statements sent together by a transaction reach the worker together.
    pipeline: true,
    connectionTimeoutMillis: answer_ms,
    query_timeout: answer_ms,
  })
}

function closed(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    // It has ended already.
    if (worker.threadId === -1) resolve()
    worker.once('exit', () => resolve())
    const message: ToWorker = { close: true }
    worker.postMessage(message)
  })
}

function copied(worker: Worker, folder: string): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  const message: ToWorker = { copy: folder, done: port2 }
  return new Promise((resolve, reject) => {
    port1.once('message', (fault: string | null) => {
      port1.close()
      if (fault === null) resolve()
      else reject(new Error(fault))
    })
    worker.postMessage(message, [port2])
  })
}

/** `dial` passes the other end of a new channel to the store; null if the store is gone. */
function connectionTo(dial: () => MessagePort | null): Duplex {
  let port: MessagePort | null = null
  const stream = new Duplex({
    // As a socket: once the store has gone, the stream closes, and what waits for an answer ends.
    allowHalfOpen: false,
    read() {},
    write: (chunk: Uint8Array, _encoding, done) => {
      post([chunk])
      done()
    },
    // pg corks the messages of one query, so that they are sent together.
    writev: (chunks: { chunk: Uint8Array }[], done) => {
      post(chunks.map(({ chunk }) => chunk))
      done()
    },
    final: (done) => {
      port?.close()
      done()
    },
    destroy: (error, done) => {
      port?.close()
      done(error)
    },
  })

  /** Copies, because a chunk is a view of a buffer that its writer reuses. */
  function post(chunks: readonly Uint8Array[]): void {
    const bytes = concatBytes(chunks)
    port?.postMessage(bytes, [bytes.buffer])
  }

  function connect(): Duplex {
    port = dial()
    if (!port) {
      stream.destroy(Object.assign(new Error('the embedded store has stopped'), { code: 'ECONNREFUSED' }))
      return stream
    }
    port.on('message', (bytes: Uint8Array) => stream.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
    port.on('close', () => stream.push(null))
    process.nextTick(() => stream.emit('connect'))
    return stream
  }

  return Object.assign(stream, {
    connect,
    setNoDelay: () => stream,
    setKeepAlive: () => stream,
    ref: () => port?.ref(),
    unref: () => port?.unref(),
  })
}
