/** The tutorial of CONTRIBUTING.md works: its steps fit the files that they name, and in a copy of the repository they compile and pass. */
import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { longIt } from '#test/support/whole.ts'

type Step = { readonly language: string; readonly file: string; readonly text: string }

const ROOT = join(import.meta.dirname, '../..')
const BLOCK = /^```(\w+) (\S+)\n([\s\S]*?)^```$/gm
const steps: readonly Step[] = [...readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8').matchAll(BLOCK)].map(
  ({ 1: language = '', 2: file = '', 3: text = '' }) => ({ language, file, text }),
)
const COPIED = ['src', 'test', 'tools', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.build.json']

it('has steps that fit: what is new does not exist yet, and each change has one place', () => {
  expect(steps.length).toBeGreaterThan(8)
  const files = new Map<string, string>()
  for (const step of steps) {
    const before = files.get(step.file) ?? (existsSync(join(ROOT, step.file)) ? readFileSync(join(ROOT, step.file), 'utf8') : null)
    files.set(step.file, applied(step, before))
  }
  expect(files.size).toBeGreaterThan(8)
})

it('would see a step that does not fit', () => {
  const step = { language: 'diff', file: 'a.ts', text: ' one\n+two\n' }
  expect(applied(step, 'zero\none\nthree\n')).toBe('zero\none\ntwo\nthree\n')
  for (const before of ['zero\n', 'one\none\n', null]) expect(() => applied(step, before)).toThrow('a.ts')
  expect(() => applied({ ...step, language: 'ts' }, 'there')).toThrow('a.ts')
})

longIt(
  'compiles and passes its own test in a copy of the repository',
  async () => {
    const copy = join(ROOT, '.cache', `tutorial-${process.pid}`)
    onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
    mkdirSync(copy, { recursive: true })
    for (const name of [...COPIED, 'vite.config.ts', 'vitest.config.ts']) cpSync(join(ROOT, name), join(copy, name), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
    for (const step of steps) {
      const path = join(copy, step.file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, applied(step, existsSync(path) ? readFileSync(path, 'utf8') : null))
    }
    const tsc = join('node_modules', '.bin', 'tsc')
    const [test] = steps.filter(({ file }) => file.endsWith('.test.ts'))
    const runs = [
      [tsc, '-p', 'tsconfig.json', '--noEmit', '--incremental', 'false', '--checkers', '1'],
      [tsc, '-p', 'src/web/tsconfig.json', '--noEmit', '--incremental', 'false', '--checkers', '1'],
      ['-e', "import('./scripts/steps/build.mjs').then(({ build }) => build(['server']))"],
      ['node_modules/vitest/vitest.mjs', 'run', test?.file ?? ''],
    ]
    for (const args of runs) expect(await outcome(copy, args)).toEqual({ args, failed: '' })
  },
  300_000,
)

async function outcome(cwd: string, args: readonly string[]) {
  const { VITEST: _, VITEST_WORKER_ID: __, ...env } = process.env
  try {
    await promisify(execFile)(process.execPath, [...args], { cwd, env, maxBuffer: 1e8 })
    return { args, failed: '' }
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string }
    return { args, failed: `${stdout}${stderr}` }
  }
}

/** The file after a step; throws where the step does not fit. */
function applied({ language, file, text }: Step, before: string | null): string {
  if (language !== 'diff') {
    if (before !== null) throw new Error(`${file} exists already`)
    return text
  }
  const lines = text.split('\n').slice(0, -1)
  const old = lines.filter((line) => line.startsWith(' ')).map((line) => `${line.slice(1)}\n`)
  const parts = (before ?? '').split(old.join(''))
  if (before === null || parts.length !== 2) throw new Error(`${file}: the change has ${parts.length - 1} places`)
  return parts.join(lines.map((line) => `${line.slice(1)}\n`).join(''))
}
