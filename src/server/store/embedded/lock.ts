/**
 * One process per data directory: two would overwrite each other's pages. The lock is a listening socket, because the kernel
 * removes it when the process ends. On Linux its name is abstract, so that it cannot go stale; a socket file next to it covers
 * other network namespaces (containers that share the directory) and is the only lock on other systems.
 */
import { createHash } from 'node:crypto'
import { readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { createConnection, createServer, type Server } from 'node:net'
import { join, relative } from 'node:path'
import { isRefused } from '#kernel/refusal'
import { codeOf, folderFault, refuseStore } from '../errors.ts'
import type { StoreRefusal } from '../port.ts'

export type FolderLock = { release(): Promise<void> }

/** Takes the lock, or reports its owner. DATA_DIR/lock has the pid for that message only. */
export async function lockFolder(folder: string): Promise<FolderLock | StoreRefusal> {
  const real = await realpath(folder)
  const pid_file = join(real, 'lock')
  const abstract = process.platform === 'linux' ? await listen(`\0clearterm-${createHash('sha256').update(real).digest('hex')}`) : null
  if (abstract === 'taken') return refuseTaken(folder, pid_file)
  const file = await listenOnSocketFile(join(real, 'lock.sock'), abstract !== null)
  if (file === 'taken' || isRefused(file)) {
    await close(abstract)
    return file === 'taken' ? refuseTaken(folder, pid_file) : file
  }
  const release = async () => {
    await rm(pid_file, { force: true })
    await close(file)
    await close(abstract)
  }
  try {
    await writeFile(pid_file, `${process.pid}\n`, { mode: 0o600 })
    return { release }
  } catch (error) {
    await close(file)
    await close(abstract)
    return refuseStore(`The data directory ${folder} cannot be used: ${folderFault(error)}.`)
  }
}

async function refuseTaken(folder: string, pid_file: string): Promise<StoreRefusal> {
  const pid = (await readFile(pid_file, 'utf8').catch(() => '')).trim()
  return refuseStore(`The data directory ${folder} is in use by another Clearterm${/^\d+$/.test(pid) ? ` (process ${pid})` : ''}.`)
}

/** Null: the file system does not support sockets, which matters only without another lock. */
async function listenOnSocketFile(path: string, guarded: boolean): Promise<Server | 'taken' | StoreRefusal | null> {
  const address = shortest(path)
  try {
    const server = await listen(address)
    if (server !== 'taken') return server
    if (await answers(address)) return 'taken'
    // Its owner ended without removing it.
    await rm(path, { force: true })
    return await listen(address)
  } catch (error) {
    return guarded ? null : refuseStore(`The data directory ${path} cannot be locked: ${folderFault(error)}.`)
  }
}

/** A socket path has at most 107 bytes on Linux and 103 on macOS; the relative path may be shorter. */
function shortest(path: string): string {
  const from_here = relative(process.cwd(), path)
  return from_here.length < path.length ? from_here : path
}

function listen(address: string): Promise<Server | 'taken'> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error) => (codeOf(error) === 'EADDRINUSE' ? resolve('taken') : reject(error)))
    server.listen(address, () => {
      server.unref()
      resolve(server)
    })
  })
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(address)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

function close(server: Server | null): Promise<void> {
  return new Promise((resolve) => (server ? server.close(() => resolve()) : resolve()))
}
