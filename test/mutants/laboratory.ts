/** A copy of the tree in a temporary folder, in which one mutant at a time is planted and one test is run. The work tree is never touched. */
import { spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Mutant } from './mutants.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const COPIED = [
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
  'src/kernel',
  'src/contract',
  'src/content',
  'src/proof',
  'src/server',
  'src/trading',
  'test',
  'tools',
]

export type Found =
  | { readonly caught: string }
  /** The test passed with the bug in it, or did not run at all. */
  | { readonly survived: string }
  /** The text to replace is not there exactly once. */
  | { readonly stale: string }

export type Laboratory = {
  attempt(mutant: Mutant): Promise<Found>
  /** The same tests without any bug: the names of those that fail, and how many passed. */
  healthy(mutants: readonly Mutant[]): Promise<{ readonly passed: number; readonly failed: readonly string[] }>
  close(): Promise<void>
}

/** `database_url` null: the embedded store, and none of the mutants that need PostgreSQL. */
export async function openLaboratory(database_url: string | null): Promise<Laboratory> {
  const folder = await mkdtemp(join(tmpdir(), 'clearterm-mutants-'))
  for (const path of COPIED) await cp(join(ROOT, path), join(folder, path), { recursive: true })
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))

  const run = (of: readonly Mutant[]) => runTests(folder, of, database_url)

  async function attempt(mutant: Mutant): Promise<Found> {
    const paths = [...new Set(mutant.edits.map(({ file }) => join(folder, file)))]
    const before = new Map(await Promise.all(paths.map(async (path): Promise<[string, string]> => [path, await readFile(path, 'utf8')])))
    const after = new Map(before)
    for (const { file, from, to } of mutant.edits) {
      const parts = (after.get(join(folder, file)) ?? '').split(from)
      if (parts.length !== 2) return { stale: `${file} has ${parts.length - 1} times: ${from}` }
      after.set(join(folder, file), parts.join(to))
    }
    try {
      for (const [path, text] of after) await writeFile(path, text)
      const { passed, failed } = await run([mutant])
      const [first] = failed
      if (first !== undefined) return { caught: first }
      return { survived: passed === 0 ? 'no test ran' : `${passed} passed` }
    } finally {
      for (const [path, text] of before) await writeFile(path, text)
    }
  }

  return { attempt, healthy: run, close: () => rm(folder, { recursive: true, force: true }) }
}

type Report = {
  readonly testResults: readonly { readonly name: string; readonly message: string; readonly assertionResults: readonly Assertion[] }[]
}
type Assertion = { readonly status: string; readonly fullName: string }

async function runTests(folder: string, of: readonly Mutant[], database_url: string | null) {
  const results = join(folder, 'results.json')
  await rm(results, { force: true })
  const store = database_url === null ? 'on the embedded store' : 'on.{1,12}PostgreSQL'
  const patterns = of.map((mutant) => `${mutant.store ? `${store}.*` : ''}${literally(mutant.test)}`)
  const args = ['run', '--project', 'unit', '--project', 'stores', ...new Set(of.map(({ file }) => file)), '-t', patterns.join('|')]
  const child = spawn(
    process.execPath,
    [join(folder, 'node_modules/vitest/vitest.mjs'), ...args, '--reporter=json', `--outputFile.json=${results}`],
    {
      cwd: folder,
      stdio: 'ignore',
      env: clean(database_url),
    },
  )
  await new Promise((resolve) => child.once('close', resolve))
  const report = JSON.parse(await readFile(results, 'utf8').catch(() => '{"testResults":[]}')) as Report
  const all = report.testResults.flatMap((file) => file.assertionResults)
  return {
    passed: all.filter(({ status }) => status === 'passed').length,
    failed: all.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  }
}

/** Vitest marks its own workers by environment; one inside another must not take itself for one. */
function clean(database_url: string | null): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV$|CI$|TEST_DATABASE_URL$|NODE_OPTIONS$)/.test(name))
  return { ...Object.fromEntries(kept), ...(database_url === null ? {} : { TEST_DATABASE_URL: database_url }) }
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
