/**
 * npm run test:map -- --rows 60 --seed N [--row "part of a sentence"]. Changes, for rows of docs/specification-map.md chosen at random,
 * what the row is about, in a copy of the tree; each change must turn a test red that the row cites.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { foundBy, type Laboratory, openLaboratory, type TestRun, type WantedTest, WEB_BUILD } from '../mutants/laboratory.ts'
import { startCluster } from '../support/cluster.ts'
import { type Citation, citationsOf, done, type Row } from './map.ts'
import { alterText, isJourney, type Plan, planFor } from './plan.ts'

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '60' }, seed: { type: 'string' }, row: { type: 'string', multiple: true } },
})
const seed = Number(values.seed ?? Math.floor(Math.random() * 100_000))
/** Files whose tests depend on each other. */
const with_file = new Set<string>()
const NO_WEB = /^(?:src\/server|test|tools|docs)\//

const chosen = choose()
process.stdout.write(`seed ${seed}, ${chosen.length} rows\n`)
const cluster = await startCluster()
if ('unavailable' in cluster) {
  console.error(cluster.unavailable)
  process.exit(1)
}
const laboratory = await openLaboratory(cluster.url, { whole: true })
const started = performance.now()
let wrong = 0
try {
  wrong += await checkUnplanted(chosen.flatMap((row) => planFor(row).tests))
  for (const row of chosen) {
    const verdict = await judge(row)
    if (!verdict.startsWith('caught')) wrong += 1
    process.stdout.write(`${String(row.line).padStart(3)} ${row.specification.slice(0, 64).padEnd(64)} ${verdict}\n`)
  }
} finally {
  await laboratory.close()
  await cluster.stop()
}
const seconds = Math.round((performance.now() - started) / 1000)
process.stdout.write(`seed ${seed}: ${chosen.length} rows, ${wrong} wrong, ${seconds} s\n`)
process.exitCode = wrong === 0 && chosen.length > 0 ? 0 : 1

function choose(): readonly Row[] {
  const parts = values.row
  const tested = done.filter((row) => citationsOf(row).length > 0)
  if (parts) return tested.filter(({ specification }) => parts.some((part) => specification.includes(part)))
  const random = randomFrom(seed)
  const drawn = tested.map((row) => ({ row, key: random() })).sort((a, b) => a.key - b.key)
  return drawn
    .slice(0, Number(values.rows))
    .map(({ row }) => row)
    .sort((a, b) => a.line - b.line)
}

/** The same rows for the same seed (mulberry32). */
function randomFrom(start: number): () => number {
  let state = start >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Tests that are red alone are run with their whole file from here on; how many are red even then. */
async function checkUnplanted(tests: readonly Citation[]): Promise<number> {
  const alone = await laboratory.healthy(tests.map(wantedOf))
  const dependent = tests.filter(({ part }) => alone.failed.some((name) => name.includes(part)))
  for (const { path } of dependent) with_file.add(path)
  const red = dependent.length === 0 ? [] : (await laboratory.healthy(dependent.map(wantedOf))).failed
  for (const name of red) console.error(`RED WITHOUT A PLANT: ${name}`)
  return red.length
}

async function judge(row: Row): Promise<string> {
  const plan = planFor(row)
  const [reason] = plan.wrong
  if (reason) return reason.startsWith('stale') ? `STALE      ${reason}` : `NO PLANT   ${reason}`
  const quick = plan.tests.filter((test) => !isJourney(test))
  const slow = plan.tests.filter(isJourney)
  let found = foundBy({ passed: 0, failed: [] })
  if (quick.length > 0) found = foundBy(await laboratory.runWith(plan.texts, quick.map(wantedOf)))
  if (!('caught' in found) && slow.length > 0) found = foundBy(await runJourneys(plan, slow.map(wantedOf)))
  if ('caught' in found) return `caught by  ${found.caught}`
  return `SURVIVED   ${'survived' in found ? found.survived : found.stale}: ${[...plan.texts.keys()].join(', ')}`
}

function wantedOf({ path, part }: Citation): WantedTest {
  return { file: path, test: part, with_file: with_file.has(path) }
}

/** The server runs from its sources; a browser gets the build, in which the same text is altered, or which is rebuilt. */
async function runJourneys({ texts, altered }: Plan, tests: readonly WantedTest[]): Promise<TestRun> {
  if ([...texts.keys()].every((file) => NO_WEB.test(file))) return laboratory.runWith(texts, tests)
  const built = altered === null ? [] : await alterBuilt(laboratory, altered)
  return built.length > 0
    ? laboratory.runWith(new Map<string, string | null>([...texts, ...built]), tests)
    : laboratory.runRebuilt(texts, tests)
}

async function alterBuilt({ folder }: Laboratory, literal: string): Promise<readonly [string, string | null][]> {
  const changed = new Map<string, string | null>()
  const paths = await builtFiles(folder)
  for (const path of paths.filter((one) => /\.(?:js|html|css)$/.test(one))) {
    const source = await readFile(join(folder, path), 'utf8')
    const text = path.endsWith('.html') ? alterText(source, asHtml(literal)) : alterText(source, literal)
    if (text !== source) changed.set(path, text)
  }
  for (const path of [...changed.keys()].flatMap((one) => [`${one}.br`, `${one}.gz`])) if (paths.includes(path)) changed.set(path, null)
  return [...changed]
}

async function builtFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(join(folder, WEB_BUILD), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}

function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')
}
