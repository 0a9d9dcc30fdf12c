/**
 * Direct dependencies that miss patches: the newest patch release of the same minor version is more than 30 days ahead of the pinned one.
 * Releases of the last 7 days don't count (docs/security/dependencies.md). From the registry of npm's configuration, once a day; without
 * it, skipped.
 */
import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from './run.mjs'

const DAY_MS = 86_400_000
const MAX_DAYS = 30
const YOUNG_DAYS = 7
const PATIENCE_MS = 20_000
const AT_ONCE = 8
const KNOWN = join(ROOT, '.cache/releases.json')

/** How many are behind; 0 if the registry does not answer. `known`: a file with the answers of the last day, null for none. */
export async function checkReleases({ known = KNOWN, now = Date.now() } = {}) {
  let behind
  try {
    const pinned = await readPinned()
    const releases = (known && (await readKnown(known, pinned, now))) || (await askRegistry(pinned, known, now))
    behind = releases.filter(({ newest }) => newest !== null && newest.days > MAX_DAYS)
  } catch (error) {
    console.error(`skipped newest patches: the registry did not answer (${error.cause?.code ?? error.message})`)
    return 0
  }
  for (const { name, version, newest } of behind)
    console.error(`${name} ${version}: ${newest.version} is ${newest.days} days newer. Update it as docs/security/dependencies.md says.`)
  console.error(`${behind.length === 0 ? 'ok    ' : 'FAILED'} newest patches`)
  return behind.length
}

/** `alias: npm:name@version` names another package. */
async function readPinned() {
  const { dependencies, devDependencies } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'))
  return Object.entries({ ...dependencies, ...devDependencies }).map(([alias, wanted]) => {
    const [, name = alias, version = wanted] = /^npm:(.+)@(.+)$/.exec(wanted) ?? []
    return { name, version }
  })
}

async function readKnown(file, pinned, now) {
  const { asked_at, releases } = JSON.parse(await readFile(file, 'utf8').catch(() => '{"asked_at":0}'))
  const same = () => JSON.stringify(releases.map(({ name, version }) => ({ name, version }))) === JSON.stringify(pinned)
  return now - asked_at < DAY_MS && same() ? releases : null
}

async function askRegistry(pinned, known, now) {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const registry =
    process.env.npm_config_registry ?? (await promisify(execFile)('npm', ['config', 'get', 'registry'], { signal })).stdout.trim()
  const releases = pinned.map(({ name, version }) => ({ name, version, newest: null }))
  const left = [...releases]
  const ask = async () => {
    for (let each = left.pop(); each; each = left.pop()) each.newest = await newestPatch(registry, each, now, signal)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask))
  if (known) {
    await mkdir(join(ROOT, '.cache'), { recursive: true })
    await writeFile(known, JSON.stringify({ asked_at: now, releases }))
  }
  return releases
}

/** Null: the pinned one is the newest. Times are only in the long form of the answer, which is asked for where there is a newer patch. */
async function newestPatch(registry, { name, version }, now, signal) {
  const url = new URL(name.replace('/', '%2f'), registry.endsWith('/') ? registry : `${registry}/`)
  const { versions } = await readJson(url, 'application/vnd.npm.install-v1+json', signal)
  const newer = patchesAfter(version, Object.keys(versions))
  if (newer.length === 0) return null
  const { time } = await readJson(url, 'application/json', signal)
  const at = (patch) => Date.parse(time[patch])
  const newest = newer.findLast((patch) => now - at(patch) > YOUNG_DAYS * DAY_MS)
  return newest === undefined ? null : { version: newest, days: Math.floor((at(newest) - at(version)) / DAY_MS) }
}

/** In order; without pre-releases. */
function patchesAfter(version, versions) {
  const [, minor, patch] = /^(\d+\.\d+)\.(\d+)/.exec(version)
  const patches = versions.map((each) => /^(\d+\.\d+)\.(\d+)$/.exec(each)).filter((found) => found?.[1] === minor)
  return patches
    .map((found) => Number(found[2]))
    .filter((each) => each > Number(patch))
    .sort((one, other) => one - other)
    .map((each) => `${minor}.${each}`)
}

async function readJson(url, accept, signal) {
  const response = await fetch(url, { headers: { accept }, signal })
  if (!response.ok) throw new Error(`${response.status} for ${url.pathname}`)
  return response.json()
}
