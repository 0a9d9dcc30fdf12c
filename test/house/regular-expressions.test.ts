/** sec/A17: no input makes a shipped regular expression backtrack catastrophically. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, Script } from 'node:vm'
import { isSafePattern } from 'redos-detector'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { api } from '#contract/routes'
import type { Route } from '#contract/shared/define'
import { thirdOf } from '#test/support/whole.ts'

const BACKTRACKS = 2_000

/** What may begin a regular expression, as the formatter writes it. A file without it need not be parsed. */
const MAY_BEGIN = /[=(,:!&|?{};[\s]\/(?![/*])/

type Literal = { readonly path: string; readonly pattern: string; readonly flags: string }

const literals: readonly Literal[] = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
  .flatMap((entry) => literalsOf(join(entry.parentPath, entry.name)))

function literalsOf(path: string): Literal[] {
  const source = readFileSync(path, 'utf8')
  if (!MAY_BEGIN.test(source)) return []
  const tree = ts.createSourceFile(path, source, ts.ScriptTarget.ES2023, true)
  const found: Literal[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      found.push({ path, pattern: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    }
    node.forEachChild(visit)
  }
  visit(tree)
  return found
}

/** The patterns of a call's schemas: those that are written in the contract, and those that the library of schemas brings. */
function schemaPatterns(path: string, schema: unknown, seen = new Set<unknown>()): Literal[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return []
  seen.add(schema)
  if (schema instanceof RegExp) return [{ path, pattern: schema.source, flags: schema.flags }]
  const inside = schema instanceof Set || schema instanceof Map ? [...schema.values()] : Object.values(schema)
  const own = '_zod' in schema ? Object.values(schema._zod as object) : []
  return [...inside, ...own].flatMap((part) => schemaPatterns(path, part, seen))
}

const inSchemas: readonly Literal[] = Object.entries<Route>(api).flatMap(([name, { params, query, body }]) =>
  [params, query, body].flatMap((schema) => schemaPatterns(`contract ${name}`, schema)),
)

/** Each pattern once, even if several files use it. */
const unlike: readonly Literal[] = [
  ...new Map([...literals, ...inSchemas].map((literal) => [`${literal.pattern}/${literal.flags}`, literal])).values(),
]

/** What patterns repeat, more often than fits into a body; the end is what none of them expects. */
const LONG = 300_000
const REPEATED = ['a', 'A', '0', ' ', '\t', '\n', '.', '-', '_', '@', '/', '%', '"', '<', '=', ',', ':', '{', '\u00e9', '\ud83d\ude00']
const MIXED = [
  'a.',
  'a@',
  '0.',
  '0,',
  'a ',
  ' a',
  'a-',
  '::',
  ', ',
  ';q=0',
  'q=0.',
  '%2f',
  '../',
  'guarant',
  'http://',
  'a=b;',
  '</',
  '{a}',
  '\r\n',
  '00:',
]
const hostile = [...REPEATED, ...MIXED].map((part) => `${part.repeat(LONG / part.length)}\u0001`)
/** In `npm test` a ninth of them for each pattern: all texts are tried, and all patterns. */
const hostileTo = (nth: number): readonly string[] => thirdOf(thirdOf(hostile, nth), Math.floor(nth / 3))
/** Looking from each place at all that follows takes minutes; looking once at each takes a millisecond, on a busy machine a hundred. */
const GIVEN_UP_MS = 20_000

/** What may match more or less of a text. Without it a pattern tries as often on a long text as on a short one. */
const VARIABLE = /[*+]|\{\d+,/

function isSafe({ pattern, flags }: Pick<Literal, 'pattern' | 'flags'>): boolean {
  return isSafePattern(pattern, {
    caseInsensitive: flags.includes('i'),
    dotAll: flags.includes('s'),
    unicode: flags.includes('u'),
    maxScore: BACKTRACKS,
    timeout: 20_000,
  }).safe
}

/** All of them against one pattern: V8 stops an expression too when its time is over. */
const trial = new Script('for (const text of texts) { expression.lastIndex = 0; expression.exec(text) }')
const given: { texts: readonly string[]; expression: RegExp } = { texts: [], expression: / / }
const context = createContext(given)

function ends({ pattern, flags }: Pick<Literal, 'pattern' | 'flags'>, nth: number, timeout = GIVEN_UP_MS): boolean {
  Object.assign(given, { texts: hostileTo(nth), expression: new RegExp(pattern, flags) })
  try {
    trial.runInContext(context, { timeout })
    return true
  } catch {
    return false
  }
}

describe('sec/A17 regular expressions', () => {
  it('are found', () => {
    expect(literals.length).toBeGreaterThan(40)
    expect(new Set(inSchemas.map(({ pattern }) => pattern)).size).toBeGreaterThan(10)
  })

  it('never backtrack without end', () => {
    expect(
      unlike.filter((literal) => VARIABLE.test(literal.pattern) && !isSafe(literal)).map(({ path, pattern }) => `${path}: ${pattern}`),
    ).toEqual([])
  }, 120_000)

  it('terminate on any three hundred thousand characters', () => {
    const endless = unlike.filter((literal, nth) => !ends(literal, nth))
    expect(endless.map(({ path, pattern }) => `${path}: ${pattern}`)).toEqual([])
  }, 300_000)

  it('would be seen if they did', () => {
    expect(isSafe({ pattern: '^(a+)+$', flags: '' })).toBe(false)
    expect(ends({ pattern: '^(a+)+$', flags: '' }, 0, 200)).toBe(false)
  })
})
