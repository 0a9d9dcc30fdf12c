/**
 * docs/specification-map.md stays true: what it names is there, what is there is named in it, and each cited test says what its row says.
 */
import { expect, it } from 'vitest'
import { api } from '#contract/routes'
import type { Route } from '#contract/shared/define'
import { moved } from '#contract/shared/moved'
import { sitePaths } from '#contract/shared/paths'
import { appPaths } from '#test/support/app-paths.ts'
import { at, citationsOf, done, exists, lines, quoted, type Row, rows, textOf } from '../specification/map.ts'
import { planFor } from '../specification/plan.ts'
import { plants } from '../specification/plants.ts'

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

const NONE = '–'
const FILE = /^[\w./-]+\.(?:ts|tsx|mjs|js|css|html|json|sql|md)$/
const CALL = /^(?:GET|POST|PUT|PATCH|DELETE) \//
/** Why a test can have no literal: it computes what it expects, or it looks at how things are built. */
const REASON = /^(?:computed|structure): [a-z].{10,}/
const MAX_REASONS = 24
const MAX_SHARED = 3
const MIN_LENGTH = 3

const routes: readonly Route[] = Object.values(api)
const paths: ReadonlySet<string> = new Set([...appPaths, ...sitePaths, ...moved.map(([from]) => from)])
const calls = new Set(routes.flatMap(({ method, also, path }) => (also ? [method, also] : [method]).map((one) => `${one} ${path}`)))

it('has every section of the specification, in its order', () => {
  expect(lines.filter((text) => /^#{2,3} /.test(text)).map((text) => text.replace(/^#+ /, ''))).toEqual(HEADINGS)
})

it('has in every row five cells, and in each of what is done a file and a test', () => {
  expect(rows.length).toBeGreaterThan(400)
  const poor = rows.filter(({ here, file, test }) => {
    if (here.startsWith('note:')) return file !== NONE || test !== NONE
    return quoted(file).length === 0 || quoted(test).length === 0
  })
  expect(poor.map((row) => at(row, row.here))).toEqual([])
})

it('names files that exist', () => {
  const named = rows.flatMap((row) =>
    [...quoted(row.file), ...quoted(row.here).filter((text) => FILE.test(text))].map((path) => ({ row, path })),
  )
  expect(named.length).toBeGreaterThan(300)
  expect(named.filter(({ path }) => !FILE.test(path) || !exists(path)).map(({ row, path }) => at(row, path))).toEqual([])
})

it('names tests by a file that exists and a part of a name in it', () => {
  const named = done.flatMap((row) => citationsOf(row).map((test) => ({ row, test })))
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ test }) => textOf(test) === null).map(({ row, test }) => at(row, `${test.path} › ${test.part}`))).toEqual([])
})

it('cites for each row a test that contains what the row is about', () => {
  const wrong = done.flatMap((row) => {
    const literals = quoted(row.shows)
    if (literals.length === 0) return REASON.test(row.shows) ? [] : [at(row, 'shows no literal and no reason')]
    const texts = citationsOf(row).map((test) => textOf(test) ?? '')
    return literals
      .filter((literal) => literal.length < MIN_LENGTH || !texts.some((text) => text.includes(literal)))
      .map((literal) => at(row, `is in no cited test, or too short: ${literal}`))
  })
  expect(wrong).toEqual([])
})

it('has few rows with a reason in place of a literal', () => {
  expect(done.filter(({ shows }) => REASON.test(shows)).length).toBeLessThanOrEqual(MAX_REASONS)
})

it('cites no test by the same literal for more than three rows', () => {
  const pairs = new Map<string, Row[]>()
  for (const row of done)
    for (const literal of quoted(row.shows))
      for (const test of citationsOf(row).filter((one) => textOf(one)?.includes(literal))) {
        const pair = `${test.path} › ${test.part}: ${literal}`
        pairs.set(pair, [...(pairs.get(pair) ?? []), row])
      }
  const crowded = [...pairs].filter(([, sharing]) => sharing.length > MAX_SHARED)
  expect(crowded.map(([pair, sharing]) => `${pair} (rows ${sharing.map(({ line }) => line).join(', ')})`)).toEqual([])
})

it('has for each row a change of the product that its test must notice', () => {
  expect(done.flatMap((row) => planFor(row).wrong.map((reason) => at(row, reason)))).toEqual([])
  const unused = plants.filter((plant) => rows.filter(({ specification }) => specification.startsWith(plant.row)).length !== 1)
  expect(unused.map(({ row }) => `plants.ts names no row, or several: ${row}`)).toEqual([])
})

it('names in what is done only calls of the contract and paths of the app', () => {
  const wrong = done.flatMap((row) =>
    quoted(row.here)
      .filter((text) => (CALL.test(text) ? !calls.has(text) : text.startsWith('/') && text !== '/api/v1' && !paths.has(text)))
      .map((text) => at(row, text)),
  )
  expect(wrong).toEqual([])
})

it('leaves out no call of the contract and no path of the app', () => {
  const named = new Set(rows.flatMap(({ here }) => quoted(here)))
  expect([...calls, ...appPaths].filter((text) => !named.has(text))).toEqual([])
})
