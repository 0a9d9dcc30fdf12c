/**
 * Builds what changed: the server by tsc, the web with its prerendered pages by Vite, and an empty database for the embedded store. A
 * stamp in dist holds the hash of what a part was made from.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { refuseWhileInUse } from './in-use.mjs'
import { giveUp, ROOT, runQuietly, TOOLS } from './run.mjs'

const DIST = join(ROOT, 'dist')
const SHARED = ['src/kernel', 'src/sentences', 'src/contract', 'src/proof', 'src/trading', 'src/forecast', 'src/content']
const SETTINGS = ['package.json', 'package-lock.json', 'tsconfig.json']

const PARTS = {
  server: { sources: [...SHARED, 'src/server', 'tsconfig.build.json', ...SETTINGS], make: makeServer },
  store: { sources: ['scripts/steps/empty-database.mjs', 'package-lock.json'], make: makeStore },
  web: { sources: [...SHARED, 'src/web', 'scripts/web', 'vite.config.ts', ...SETTINGS], make: makeWeb },
}

export async function build(names = Object.keys(PARTS)) {
  const stale = await Promise.all(names.map(async (name) => ({ name, hash: await changed(name, PARTS[name]) })))
  if (stale.every(({ hash }) => hash === null)) return
  await refuseWhileInUse()
  console.error('Building …')
  await Promise.all(stale.map(({ name, hash }) => made(name, hash)))
}

/** The hash that the stamp will hold, or null when it holds it already. */
async function changed(name, { sources }) {
  const hash = await hashOf(sources)
  return (await readFile(stampOf(name), 'utf8').catch(() => '')) === hash ? null : hash
}

async function made(name, hash) {
  if (!hash) return
  await rm(stampOf(name), { force: true })
  const code = await PARTS[name].make()
  if (code !== 0) giveUp(`The ${name} could not be built; the reason stands above.`)
  await mkdir(DIST, { recursive: true })
  await writeFile(stampOf(name), hash)
}

function stampOf(name) {
  return join(DIST, `.${name}-stamp`)
}

/** Types are checked by `npm run check`; here they are only stripped, which takes a third of the time. */
async function makeServer() {
  const folders = [...SHARED, 'src/server'].map((path) => basename(path))
  await Promise.all(folders.map((folder) => rm(join(DIST, folder), { recursive: true, force: true })))
  const options = ['-p', 'tsconfig.build.json', '--noCheck', '--incremental', 'false', '--tsBuildInfoFile', 'null']
  const code = await runQuietly(process.execPath, [TOOLS.tsc, ...options])
  if (code === 0) await copyOthers(join(ROOT, 'src/server'), join(DIST, 'server'))
  return code
}

/** Migrations and other assets beside the server's code. */
async function copyOthers(from, to) {
  for (const path of await filesBelow(from)) {
    if (/\.tsx?$/.test(path)) continue
    const target = join(to, relative(from, path))
    await mkdir(dirname(target), { recursive: true })
    await copyFile(path, target)
  }
}

function makeWeb() {
  return runQuietly(process.execPath, [TOOLS.vite, 'build', '--logLevel', 'warn'])
}

async function makeStore() {
  await mkdir(join(DIST, 'store'), { recursive: true })
  return runQuietly(process.execPath, [join(ROOT, 'scripts/steps/empty-database.mjs'), join(DIST, 'store/empty.tar.gz')])
}

async function hashOf(sources) {
  const paths = (await Promise.all(sources.map((source) => filesBelow(join(ROOT, source)))))
    .flat()
    .filter((path) => !/\.test\.tsx?$/.test(path))
  const hash = createHash('sha256').update(process.versions.node)
  // One after the other: where a process may open a thousand files, all at once are too many.
  for (const path of paths) {
    const content = readFileSync(path)
    hash.update(`${relative(ROOT, path)}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** A file gives itself, a missing one nothing; sorted, so that the hash does not depend on the disk. */
export async function filesBelow(path) {
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch((error) => (error.code === 'ENOTDIR' ? null : []))
  if (entries === null) return [path]
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}
