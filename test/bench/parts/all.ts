/**
 * All benches, each in a process of its own with its defaults. The figures and the commit go into docs/operations/capacity.md, in place of
 * the last run's.
 */
import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { markdownOf, type Table } from './setup.ts'

export type Run = {
  readonly bench: string
  readonly options: Readonly<Record<string, string>>
  /** Of a minute, before the start. */
  readonly load: number
  readonly node: string
  readonly commit: string
  readonly tables: readonly Table[]
}

const CAPACITY = join(import.meta.dirname, '../../../docs/operations/capacity.md')
const SECTION = /(?<=<!-- npm run bench -- all -->\n)[\s\S]*(?=<!-- end -->)/
const OUTPUT_BYTES = 64 * 2 ** 20

export async function runAll(names: readonly string[], runner: string): Promise<readonly Run[]> {
  const runs: Run[] = []
  for (const name of names) {
    console.error(`\n## ${name}`)
    const child = promisify(execFile)(process.execPath, [...process.execArgv, runner, name, '--json'], { maxBuffer: OUTPUT_BYTES })
    child.child.stderr?.pipe(process.stderr)
    // The others are measured all the same.
    const output = await child.catch(() => null)
    if (output) runs.push(JSON.parse(output.stdout))
    else process.exitCode = 1
  }
  const text = readFileSync(CAPACITY, 'utf8')
  if (!SECTION.test(text)) throw new Error(`${CAPACITY} has no place for the figures.`)
  writeFileSync(
    CAPACITY,
    text.replace(SECTION, () => sectionOf(runs)),
  )
  return runs
}

function sectionOf(runs: readonly Run[]): string {
  const date = new Date().toISOString().slice(0, 10)
  const { commit = '', node = '' } = runs[0] ?? {}
  const parts = runs.flatMap(({ bench, options, load, tables }) => [
    `### ${bench}\nOptions \`${JSON.stringify(options)}\`, load before ${load.toFixed(1)}.\n`,
    ...tables.map(({ title, rows }) => `${title}\n\n${markdownOf(rows)}`),
  ])
  return `${date}, commit ${commit}, Node ${node}.\n\n${parts.join('\n')}\n`
}
