/** docs/security/asvs.md stays true: it has each requirement once, what it names is there, and it counts what its rows say. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { exists, quoted, readSource, textOf } from '../specification/map.ts'

const PAGE = 'docs/security/asvs.md'
const NONE = '–'
const STATES = ['met', 'partly', 'not met', 'operator', 'n/a']
/** A test, a use case, a setting, or a decision: what a reader can open. */
const FILE = /^(?:[\w.-]+\/)*[\w.-]+$/
const MIN_LENGTH = 12
/** Between a file and a part of its line. */
const LINE = ' › '

/** The levels of ASVS 5.0.0 by chapter: a word a section, a digit a requirement. */
const LEVELS: Readonly<Record<string, string>> = {
  V1: '22 1111122223 112222222223 222 123',
  V2: '122 112 12223 23',
  V3: '3 113 12223 11222233 11122333 3 22333',
  V4: '12233 23333 22 1222',
  V5: '2 112333 113 222',
  V6: '122 111111112222 11223333 112233 22222333 2223 33 2222',
  V7: '222 1111 22 11222 223 22',
  V8: '1233 1123 133 23',
  V9: '111 1222',
  V10: '22 223 22223 1111122222233333 22222 22 222',
  V11: '2233 22233 11233 1222 23 23 33',
  V12: '12233 11 22223',
  V13: '2333 222223 2233 1222233',
  V14: '22 12223333 122',
  V15: '12233 12233 1222222 3333',
  V16: '2 22222 2222 222 2223',
  V17: '23 22223333 22',
}

const expected = Object.entries(LEVELS).flatMap(([chapter, sections]) =>
  sections.split(' ').flatMap((levels, section) => [...levels].map((level, at) => `${chapter}.${section + 1}.${at + 1} ${level}`)),
)

type Row = { readonly id: string; readonly level: string; readonly state: string; readonly where: string; readonly test: string }

const lines = readSource(PAGE).split('\n')
const rows = lines.filter((line) => /^\| V\d/.test(line)).map(rowOf)

function rowOf(line: string): Row {
  const [id = '', level = '', state = '', what = '', where = '', test = '', ...more] = line.slice(2, -2).split(' | ')
  const whole = what.length > 0 && more.length === 0
  return { id, level, state: whole ? state : '', where, test }
}

it('has each requirement once, in its order and at its level', () => {
  expect(expected).toHaveLength(345)
  expect(rows.map(({ id, level }) => `${id} ${level}`)).toEqual(expected)
})

it('says of each whether it is met, where, and by which test', () => {
  const poor = rows.filter(({ state, where, test }) => {
    if (!STATES.includes(state)) return true
    if (state === 'n/a') return where !== NONE || test !== NONE
    const read = test === 'by reading'
    if (!read && quoted(test).length === 0) return true
    return state === 'met' && (read ? !where.includes(LINE) : quoted(where).length === 0)
  })
  expect(poor.map(({ id }) => id)).toEqual([])
})

it('names files that exist', () => {
  const named = rows.flatMap(({ id, where }) => quoted(where).map((path) => ({ id, path })))
  expect(named.length).toBeGreaterThan(200)
  expect(named.filter(({ path }) => !isPlace(path))).toEqual([])
})

function isPlace(named: string): boolean {
  const [path = '', line = ''] = named.split(LINE)
  return FILE.test(path) && exists(path) && readSource(path).includes(line)
}

/** By row: what its sentence rules out, and where. */
const ABSENT: Readonly<Record<string, readonly [folder: string, pattern: RegExp]>> = {
  'V3.5.5': ['src/web', /(?:window|document|globalThis)\.(?:addEventListener\('message'|onmessage)|^addEventListener\('message'/m],
  'V4.1.2': ['src/server', /redirect\([^)]*https?:|location['"]?, [`'"]https?:/],
  'V6.2.7': ['src/web', /onPaste=\{[^}]*preventDefault|PasswordInput[^>]*autoComplete="off"/],
  'V6.2.10': ['src/server', /password_(?:expires|valid|changed)_?(?:at|until)/],
  'V6.4.2': ['src/contract', /(?:security|secret)_question|password_hint/],
  'V6.4.6': ['src/contract/admin', /^ {2}(?!acceptInvite:)\w+: \{\n(?: {4}.*\n)*? {4,}(?:new_)?password: /m],
}

it('has nothing in its source that it says is not there', () => {
  const found = Object.entries(ABSENT).flatMap(([id, [folder, pattern]]) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => join(folder, path))
      .filter((path) => /(?<!\.test)\.tsx?$/.test(path) && pattern.test(readSource(path)))
      .map((path) => `${id} ${path}`),
  )
  expect(found).toEqual([])
  const citing = rows.filter(({ test }) => test.includes('it says is not there')).map(({ id }) => id)
  expect(citing).toEqual(Object.keys(ABSENT))
})

it('names tests by a file that exists and a part of a name in it', () => {
  const named = rows.flatMap(({ id, test }) => quoted(test).map((cited) => ({ id, cited })))
  expect(named.length).toBeGreaterThan(150)
  expect(named.filter(({ cited }) => !isTest(cited))).toEqual([])
})

function isTest(cited: string): boolean {
  const [path = '', part, ...more] = cited.split(' › ')
  if (!/\.test\.tsx?$/.test(path) || more.length > 0) return false
  return part === undefined ? exists(path) : part.length >= MIN_LENGTH && textOf({ path, part }) !== null
}

it('counts at the top what the rows say', () => {
  const counted = ['1', '2', '3', 'all'].map((level) => {
    const of = rows.filter((row) => level === 'all' || row.level === level)
    const [met, partly, not_met, operator, none] = STATES.map((state) => of.filter((row) => row.state === state).length)
    const applicable = of.length - (none ?? 0)
    return `| ${[level, of.length, applicable, met, partly, not_met, operator, none].join(' | ')} |`
  })
  expect(lines.filter((line) => /^\| (?:\d|all) \|/.test(line))).toEqual(counted)
})
