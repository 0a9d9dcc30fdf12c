/** Migrations after 077 are marked (src/server/store/read-migrations.ts), and squawk finds nothing in them that blocks a table in use. */
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { scratch } from '#test/support/scratch.ts'

const FOLDER = 'src/server/store/migrations'
/** Applied before there were marks; an applied migration never changes. */
const BASELINE = 77
const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql') && Number(name.slice(0, 3)) > BASELINE)
  .map((name) => join(FOLDER, name))

/** The runner sets both time-outs, one transaction needs no IF EXISTS, and a small integer is a choice. */
const IN_TRANSACTION = ['require-lock-timeout', 'require-statement-timeout', 'prefer-robust-stmts', 'prefer-bigint-over-int']
const ANYWHERE = ['require-lock-timeout', 'require-statement-timeout', 'prefer-bigint-over-smallint']
/** What a contraction is for. */
const CONTRACTING = ['ban-drop-column', 'ban-drop-table', 'renaming-column', 'renaming-table']

function optionsFor(mark: string): string[] {
  if (mark.endsWith('concurrently')) return ['--exclude', ANYWHERE.join(',')]
  const excluded = [...ANYWHERE, ...IN_TRANSACTION, ...(mark.startsWith('-- contract') ? CONTRACTING : [])]
  return ['--assume-in-transaction', '--exclude', excluded.join(',')]
}

/** The names of the rules that it breaks, or that it has no mark. */
async function faultsOf(path: string): Promise<string[]> {
  const [mark = ''] = readFileSync(path, 'utf8').split('\n')
  if (!/^-- (expand|contract|expand, concurrently)$/.test(mark)) return [`${path}: the first line is no mark`]
  const args = ['node_modules/squawk-cli/js/bin/squawk', '--pg-version', '15', '--reporter', 'gcc', ...optionsFor(mark), path]
  const { code, output } = await new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile(process.execPath, args, (error, stdout, stderr) => resolve({ code: error?.code ?? 0, output: stdout + stderr }))
  })
  const rules = [...output.matchAll(/ warning: ([a-z-]+) /g)].map((match) => match[1] ?? '')
  return code !== 0 && rules.length === 0 ? [output] : [...new Set(rules)]
}

it('marks each migration, and none blocks a table in use', async () => {
  expect(await Promise.all(files.map(async (path) => [path, await faultsOf(path)]))).toEqual(files.map((path) => [path, []]))
})

it.each([
  ['ALTER TABLE a ADD COLUMN b int;', ['the first line is no mark']],
  ['-- expand\nALTER TABLE a ADD COLUMN b int;\nCREATE TABLE c (d smallint);\nCREATE INDEX c_d ON c (d);', []],
  ['-- expand\nCREATE INDEX a_b ON a (b);', ['require-concurrent-index-creation']],
  ['-- expand\nALTER TABLE a DROP COLUMN b;', ['ban-drop-column']],
  ['-- contract\nALTER TABLE a DROP COLUMN b;', []],
  ['-- contract\nALTER TABLE a ALTER COLUMN b SET NOT NULL;', ['adding-not-nullable-field']],
  ['-- expand\nALTER TABLE a ADD CONSTRAINT c CHECK (b > 1);', ['constraint-missing-not-valid']],
  ['-- expand, concurrently\nDROP INDEX CONCURRENTLY IF EXISTS a_b;\nCREATE INDEX CONCURRENTLY IF NOT EXISTS a_b ON a (b);', []],
  ['-- expand, concurrently\nCREATE INDEX CONCURRENTLY a_b ON a (b);', ['prefer-robust-stmts']],
])('judges %s', async (sql, expected) => {
  const path = join(scratch(), '100-planted.sql')
  await writeFile(path, `${sql}\n`)
  const faults = await faultsOf(path)
  expect(faults.map((fault) => fault.replace(`${path}: `, ''))).toEqual(expected)
})
