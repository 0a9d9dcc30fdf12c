/**
 * A server reads its files as long as it runs: screens, threads, packages. Each one started from this folder listens on a socket here, and
 * whoever would replace the files asks first. The kernel answers for a process that was killed: nobody listens.
 */
import { rmSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { createConnection, createServer } from 'node:net'
import { basename, join, relative } from 'node:path'
import { giveUp, ROOT } from './run.mjs'

const RUNNING = join(ROOT, 'dist/.running')

/** Where the file system has no sockets, the server runs without this protection. */
export async function holdFiles(folder = RUNNING) {
  await mkdir(folder, { recursive: true })
  const socket = join(folder, `${process.pid}.sock`)
  await rm(socket, { force: true })
  const server = createServer((caller) => caller.destroy())
  server.once('error', () => {})
  server.listen(shortest(socket)).unref()
  process.once('exit', () => rmSync(socket, { force: true }))
}

/** Ends with a sentence while a server runs from here. */
export async function refuseWhileInUse(folder = RUNNING) {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!(await answers(join(folder, name)))) continue
    giveUp(`The server that runs from this folder (process ${basename(name, '.sock')}) would lose its files. Stop it, then try again.`)
  }
}

function answers(path) {
  return new Promise((resolve) => {
    const caller = createConnection(shortest(path), () => {
      caller.destroy()
      resolve(true)
    })
    caller.once('error', () => resolve(false))
  })
}

/** A socket's path has about a hundred bytes. */
function shortest(path) {
  const from_here = relative(process.cwd(), path)
  return from_here.length < path.length ? from_here : path
}
