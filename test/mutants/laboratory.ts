/**
 * A copy of the tree in a temporary folder, in which one change at a time is made and its tests are run. The work tree is never touched.
 */
import { spawn } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Mutant } from './mutants.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const COPIED = [
  '.env.example',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
  'scripts/web',
  'src/kernel',
  'src/contract',
  'src/content',
  'src/forecast',
  'src/proof',
  'src/sentences',
  'src/server',
  'src/trading',
  'test',
  'tools',
]
/** Left out of the copied tree: linked, rebuilt, or not needed by a test. */
const LEFT_OUT = new Set(['node_modules', '.git', '.cache', 'dist'])
export const WEB_BUILD = 'dist/web'

export type TrialResult =
  | { readonly caught: string }
  /** The test passed with the bug in it, or did not run at all. */
  | { readonly survived: string }
  /** The text to replace is not there exactly once. */
  | { readonly stale: string }

export type WantedTest = {
  readonly file: string
  readonly test: string
  readonly store?: Mutant['store']
  /** It depends on earlier tests in its file, so the whole file runs. */
  readonly with_file?: boolean
}
export type TestRun = { readonly passed: number; readonly failed: readonly string[] }

export type Laboratory = {
  readonly folder: string
  attempt(mutant: Mutant): Promise<TrialResult>
  /** The same tests without any bug: the names of those that fail, and how many passed. */
  healthy(tests: readonly WantedTest[]): Promise<TestRun>
  /** Runs tests while files hold other texts; null takes a file away. */
  runWith(texts: ReadonlyMap<string, string | null>, tests: readonly WantedTest[]): Promise<TestRun>
  /** The same, with a browser build made of those texts. */
  runRebuilt(texts: ReadonlyMap<string, string | null>, tests: readonly WantedTest[]): Promise<TestRun>
  close(): Promise<void>
}

/**
 * `database_url` null: the embedded store, and none of the mutants that need PostgreSQL. `whole`: the whole tree and the browser build too,
 * for journeys and house tests.
 */
export async function openLaboratory(database_url: string | null, { whole = false } = {}): Promise<Laboratory> {
  const folder = await mkdtemp(join(tmpdir(), 'clearterm-mutants-'))
  const copied = whole ? [...(await readdir(ROOT)).filter((name) => !LEFT_OUT.has(name)), WEB_BUILD] : COPIED
  for (const path of copied) await cp(join(ROOT, path), join(folder, path), { recursive: true })
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))

  const run = (tests: readonly WantedTest[], environment: Record<string, string> = {}) =>
    runTests(folder, tests, {
      ...environment,
      SOURCE: 'true',
      WHOLE: 'true',
      // Names the engine in the title of each test, by which one of the two is chosen.
      ...(tests.some(({ store }) => store) ? { STORES: 'both' } : {}),
      ...(database_url === null ? {} : { TEST_DATABASE_URL: database_url }),
    })

  const runWith: Laboratory['runWith'] = (texts, tests) => changed(folder, texts, () => run(tests))

  const runRebuilt: Laboratory['runRebuilt'] = (texts, tests) =>
    changed(folder, texts, async () => {
      const built = join(folder, 'dist/rebuilt')
      await execute(folder, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', '--emptyOutDir', '--outDir', built], {})
      return run(tests, { WEB_BUILD: built })
    })

  async function attempt(mutant: Mutant): Promise<TrialResult> {
    const after = new Map<string, string>()
    for (const { file, from, to } of mutant.edits) {
      const parts = (after.get(file) ?? (await readFile(join(folder, file), 'utf8'))).split(from)
      if (parts.length !== 2) return { stale: `${file} has ${parts.length - 1} times: ${from}` }
      after.set(file, parts.join(to))
    }
    return foundBy(await runWith(after, [mutant]))
  }

  return { folder, attempt, healthy: (tests) => run(tests), runWith, runRebuilt, close: () => rm(folder, { recursive: true, force: true }) }
}

export function foundBy({ passed, failed: [first] }: TestRun): TrialResult {
  if (first !== undefined) return { caught: first }
  return { survived: passed === 0 ? 'no test ran' : `${passed} passed` }
}

async function changed<T>(folder: string, texts: ReadonlyMap<string, string | null>, then: () => Promise<T>): Promise<T> {
  const before = await Promise.all(
    [...texts.keys()].map(async (path) => ({ path: join(folder, path), content: await readFile(join(folder, path)) })),
  )
  try {
    for (const [path, text] of texts) await (text === null ? rm(join(folder, path)) : writeFile(join(folder, path), text))
    return await then()
  } finally {
    for (const { path, content } of before) await writeFile(path, content)
  }
}

type Report = {
  readonly testResults: readonly FileReport[]
}
type FileReport = {
  readonly name: string
  readonly status: string
  readonly message: string
  readonly assertionResults: readonly Assertion[]
}
type Assertion = { readonly status: string; readonly fullName: string }

async function runTests(folder: string, of: readonly WantedTest[], environment: Record<string, string>): Promise<TestRun> {
  const results = join(folder, 'results.json')
  await rm(results, { force: true })
  const store = environment.TEST_DATABASE_URL === undefined ? 'on the embedded store' : 'on.{1,12}PostgreSQL'
  const patterns = of.map((wanted) => `${wanted.store ? `${store}.*` : ''}${literally(wanted.test)}`)
  const named = of.some(({ with_file }) => with_file) ? [] : ['-t', [...new Set(patterns)].join('|')]
  const args = ['run', ...new Set(of.map(({ file }) => file)), ...named]
  await execute(folder, ['node_modules/vitest/vitest.mjs', ...args, '--reporter=json', `--outputFile.json=${results}`], environment)
  const report = JSON.parse(await readFile(results, 'utf8').catch(() => '{"testResults":[]}')) as Report
  const wanted = patterns.map((pattern) => new RegExp(pattern))
  const all = report.testResults.flatMap((file) => file.assertionResults).filter((one) => wanted.some((name) => name.test(one.fullName)))
  return {
    passed: all.filter(({ status }) => status === 'passed').length,
    failed: [
      ...all.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
      ...report.testResults.filter(failedBefore).map(({ name }) => `what the tests of ${relative(folder, name)} begin with`),
    ],
  }
}

/** Its tests were found and none ran, because what is done before all of them failed. */
function failedBefore({ status, assertionResults }: FileReport): boolean {
  return status === 'failed' && assertionResults.length > 0 && !assertionResults.some((one) => /^(?:failed|passed)$/.test(one.status))
}

async function execute(folder: string, [program = '', ...args]: readonly string[], environment: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, [join(folder, program), ...args], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...clean(), ...environment },
  })
  await new Promise((resolve) => child.once('close', resolve))
}

/** Vitest marks its own workers by environment; one inside another must not take itself for one. */
function clean(): NodeJS.ProcessEnv {
  const dropped = /^(VITEST|TEST$|NODE_ENV$|CI$|STORES$|TEST_DATABASE_URL$|WEB_BUILD$|NODE_OPTIONS$)/
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !dropped.test(name)))
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
