/** docs/specification-map.md stays true: what it names is there, and what is there and reaches a person or a program is named in it. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Route } from '#contract/define'
import { api } from '#contract/routes'
import { appPaths } from '../../src/server/app-paths.ts'
import { sitePaths } from '../../src/web/site/paths.ts'

const PAGE = 'docs/specification-map.md'

/** The specification's headings in its order, with our own first and last. */
const HEADINGS = `The product
1. What the product does and for whom
2. Screens and routes
2.1 Landing page (route /)
2.2 Application shell (investor-facing)
2.3 Route table
2.4 Screens
3. Entities and their fields
4. States and transitions
5. Validation rules
6. Roles and permissions
7. The calls it makes
7.1 Reading A (paths known)
7.2 Reading B (by purpose; endpoint paths held in constants are not shown)
7.3 Calls whose path is not shown
7.4 External calls
8. Error catalogue
9. Business constants and limits
Plans
Other constants
Beyond the specification`.split('\n')

const LATER = /^later: (people|market|app|console|site|proof)\b/
const UNTESTED = 'no test yet'
const NONE = '–'
const FILE = /^[\w./-]+\.(?:ts|tsx|mjs|js|css|html|json|sql|md)$/
const CALL = /^(?:GET|POST|PUT|PATCH|DELETE) \//

type Row = {
  readonly line: number
  readonly specification: string
  readonly here: string
  readonly file: string
  readonly test: string
  readonly shows: string
}

const page = readFileSync(PAGE, 'utf8')
const lines = page.split('\n')
const rows: readonly Row[] = lines.flatMap((text, at) => rowOf(text, at + 1))
const done = rows.filter(({ here }) => !here.startsWith('later:') && !here.startsWith('note:'))
const routes: readonly Route[] = Object.values(api)
const calls = new Set(routes.flatMap(({ method, also, path }) => (also ? [method, also] : [method]).map((one) => `${one} ${path}`)))

function rowOf(text: string, line: number): Row[] {
  if (!text.startsWith('| ')) return []
  const [specification = '', here = '', file = '', test = '', shows = '', ...more] = text.slice(2, -2).split(' | ')
  if (specification === 'specification') return []
  return [{ line, specification, here, file, test: more.length === 0 ? test : '', shows }]
}

/** What stands in backticks. */
function quoted(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, inner = '']) => inner)
}

/** Where a row stands, so that a failure can be found. */
function at({ line }: Pick<Row, 'line'>, what: string): string {
  return `${PAGE}:${line} ${what}`
}

it('has every section of the specification, in its order', () => {
  expect(lines.filter((text) => /^#{2,3} /.test(text)).map((text) => text.replace(/^#+ /, ''))).toEqual(HEADINGS)
})

it('has in every row five cells, and in each of what is done a file and a test, or says that one is owed', () => {
  expect(rows.length).toBeGreaterThan(400)
  const poor = rows.filter(({ here, file, test }) => {
    if (here.startsWith('note:')) return file !== NONE || test !== NONE
    if (here.startsWith('later:')) return !LATER.test(here) || file !== NONE || test !== NONE
    const shown = quoted(test).length > 0 || test === UNTESTED
    return quoted(file).length === 0 || !(shown || (here.startsWith('deviation:') && test === NONE))
  })
  expect(poor.map((row) => at(row, row.here))).toEqual([])
})

it('names files that exist', () => {
  const named = rows.flatMap((row) =>
    [...quoted(row.file), ...quoted(row.here).filter((text) => FILE.test(text))].map((path) => ({ row, path })),
  )
  expect(named.length).toBeGreaterThan(300)
  expect(named.filter(({ path }) => !FILE.test(path) || !existsSync(path)).map(({ row, path }) => at(row, path))).toEqual([])
})

it('names tests by a file that exists and a part of a name that stands in it', () => {
  const named = done.flatMap((row) => quoted(row.test).map((test) => ({ row, test })))
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ test }) => !isTest(test)).map(({ row, test }) => at(row, test))).toEqual([])
})

const texts = new Map<string, string>()

function isTest(test: string): boolean {
  const [path = '', part = ''] = test.split(' › ')
  if (!/\.test\.tsx?$/.test(path) || !existsSync(path)) return false
  const text = texts.get(path) ?? readFileSync(path, 'utf8')
  texts.set(path, text)
  return titlesOf(text).some((title) => title.includes(part))
}

/** The names of the tests in a file: the first quoted text of each it, test or describe, also of a table's. */
function titlesOf(text: string): string[] {
  return text.split(/^\s*(?:it|test|describe)\b/m).flatMap((rest) => /(['"`])((?:(?!\1).)*)\1,\s*(?:async )?\(/.exec(rest)?.[2] ?? [])
}

it('names in what is done only calls of the contract and paths of the app', () => {
  const wrong = done.flatMap((row) =>
    quoted(row.here)
      .filter((text) =>
        CALL.test(text) ? !calls.has(text) : text.startsWith('/') && text !== '/api/v1' && ![...appPaths, ...sitePaths].includes(text),
      )
      .map((text) => at(row, text)),
  )
  expect(wrong).toEqual([])
})

it('leaves out no call of the contract and no path of the app', () => {
  const named = new Set(rows.flatMap(({ here }) => quoted(here)))
  expect([...calls, ...appPaths].filter((text) => !named.has(text))).toEqual([])
})

it('explains its six words', () => {
  const head = page.slice(0, page.indexOf('\n## '))
  expect(['people', 'market', 'app', 'console', 'site', 'proof'].filter((word) => !head.includes(`\`${word}\``))).toEqual([])
})
