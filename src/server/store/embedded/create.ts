/**
 * Makes the files of a new database, in a thread that ends: what it takes meanwhile, hundreds of megabytes, is given back with it. From the
 * build's empty database (scripts/steps/empty-database.mjs); where there is none, PGlite makes its own.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { gunzipSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { folderFault } from '../errors.ts'
import { DURABLE_START, durableFiles, syncPath, syncTree } from './durable-files.ts'
import type { FromWorker } from './worker.ts'

/** `unfinished`: a file that exists until the files below `folder` are complete. */
export type CreateStart = { readonly folder: string; readonly unfinished: string }

const EMPTY = new URL('../../../store/empty.tar.gz', import.meta.url)
/** More than its unpacked size: in one piece, which is given back, not in many small ones. */
const UNPACKED_BYTES = 64 * 1024 * 1024

async function create({ folder, unfinished }: CreateStart): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  writeFileSync(unfinished, '')
  const files = existsSync(EMPTY) ? new Blob([gunzipSync(readFileSync(EMPTY), { chunkSize: UNPACKED_BYTES })]) : undefined
  const pglite = await PGlite.create({ fs: durableFiles(folder), startParams: DURABLE_START, ...(files ? { loadDataDir: files } : {}) })
  await pglite.close()
  syncTree(folder)
  rmSync(unfinished)
  syncPath(`${folder}/..`)
}

function post(message: FromWorker): void {
  parentPort?.postMessage(message)
}

create(workerData as CreateStart).then(
  () => post({ ready: true }),
  (error: unknown) => post({ failed: folderFault(error) }),
)
