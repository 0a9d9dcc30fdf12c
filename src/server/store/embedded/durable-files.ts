/**
 * PGlite's files on the host's file system, with a working fsync: PGlite's does nothing, so that a power cut could lose
 * acknowledged commits.
 */
import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** PGlite's default start parameters without -F (fsync off), and with the kind of fsync implemented below. */
export const DURABLE_START: string[] = ['--single', '-O', '-j'].concat(
  [
    'search_path=public',
    'exit_on_error=false',
    'log_checkpoints=false',
    'max_worker_processes=0',
    'max_parallel_workers=0',
    'max_parallel_workers_per_gather=0',
    'max_parallel_maintenance_workers=0',
    'io_method=sync',
    // A quarter of the default: the operating system caches the files too, and this memory is never released.
    'shared_buffers=32MB',
    'fsync=on',
    'wal_sync_method=fsync',
  ].flatMap((setting) => ['-c', setting]),
)

type OpenFile = { readonly nfd?: number }
type WithFsync = { stream_ops: { fsync?: (file: OpenFile) => number } }

export function durableFiles(folder: string): NodeFS {
  const files = new NodeFS(folder)
  const init = files.init.bind(files)
  files.init = async (pglite, options) => {
    const started = await init(pglite, options)
    started.emscriptenOpts.preRun?.push((module) => {
      const host = (module.FS as unknown as { filesystems: { NODEFS: WithFsync } }).filesystems.NODEFS
      host.stream_ops.fsync = (file) => {
        if (file.nfd !== undefined) fsyncSync(file.nfd)
        return 0
      }
    })
    return started
  }
  return files
}

/** A new database is copied into place without fsync; this syncs it once. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncTree(path)
    else syncPath(path)
  }
  syncPath(folder)
}

export function syncPath(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
