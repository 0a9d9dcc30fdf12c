/**
 * A server reads its files as long as it runs: screens, threads, packages. Each one started from this folder listens on a socket here, and
 * a step that would replace the files asks first. The kernel answers for a process that was killed: none listens.
 */
import { rmSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { createConnection, createServer } from 'node:net'
import { basename, join, relative } from 'node:path'
import { giveUp, ROOT } from './run.mjs'

const RUNNING = join(ROOT, 'dist/.running')
const own = (folder) => join(folder, `${process.pid}.sock`)
/** A socket of another account that may not be opened is one that listens. */
const FREE = ['ECONNREFUSED', 'ENOENT']

/** From the first step on: a second start then does not build under the first. Where no socket can be made, there is no protection. */
export async function holdFiles(folder = RUNNING) {
  const socket = own(folder)
  const ready = await mkdir(folder, { recursive: true })
    .then(() => rm(socket, { force: true }))
    .then(
      () => true,
      () => false,
    )
  if (!ready) return
  await new Promise((resolve) => {
    const server = createServer((caller) => caller.destroy())
    server.once('error', resolve)
    server.listen(shortest(socket), resolve).unref()
  })
  process.once('exit', () => rmSync(socket, { force: true }))
}

/** Ends with a sentence while another server runs from here. */
export async function refuseWhileInUse(folder = RUNNING) {
  for (const name of await readdir(folder).catch(() => [])) {
    const socket = join(folder, name)
    if (socket === own(folder) || !(await answers(socket))) continue
    giveUp(`The server that runs from this folder (process ${basename(name, '.sock')}) would lose its files. Stop it, then try again.`)
  }
}

function answers(path) {
  return new Promise((resolve) => {
    const caller = createConnection(shortest(path), () => {
      caller.destroy()
      resolve(true)
    })
    caller.once('error', ({ code }) => resolve(!FREE.includes(code)))
  })
}

/** A socket's path has about a hundred bytes. */
function shortest(path) {
  const from_here = relative(process.cwd(), path)
  return from_here.length < path.length ? from_here : path
}
