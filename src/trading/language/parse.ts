/** Text to tree, by recursive descent. Stops at the first problem. */

import { foldTyped } from '#kernel/format/typed'
import { signs } from './print.ts'
import { LIMITS, type Problem, type ProblemCode, type ProblemParams, problemAt, type Span } from './problem.ts'
import { type Token, tokensOf } from './tokens.ts'
import { type Binary, type Expression, extremes, type Measure, measures, nearestName, type Program } from './tree.ts'

/** Where each part of the tree is in the text. */
type Places = ReadonlyMap<Expression | 'rebalance', Span>
export type Parsed = { readonly program: Program; readonly places: Places } | { readonly problem: Problem }

type Cursor = {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly places: Map<Expression | 'rebalance', Span>
  at: number
  nesting: number
  problem: Problem | null
}

export function parseProgram(text: string): Parsed {
  if (text.length > LIMITS.length)
    return { problem: problemAt(text, { from: LIMITS.length, to: text.length }, 'too_long', { most: LIMITS.length }) }
  const cursor: Cursor = { text, tokens: tokensOf(folded(text)), places: new Map(), at: 0, nesting: 0, problem: null }
  const weight = expect(cursor, 'weight') && expression(cursor)
  const rebalance = weight && rebalancing(cursor)
  if (!weight || rebalance === null || !expectEnd(cursor)) return { problem: cursor.problem as Problem }
  return { program: { weight, rebalance }, places: cursor.places }
}

/** Digits, signs and spaces of any script, each at its place: a form that moves what follows is left as it is. */
function folded(text: string): string {
  const same = foldTyped(text, ' ')
  return same.length === text.length ? same : text
}

function rebalancing(cursor: Cursor): number | 'once' | null {
  const from = now(cursor).from
  if (!accept(cursor, 'rebalance')) return 1
  const once = accept(cursor, 'once')
  const number = once ? null : accept(cursor, 'every') && take(cursor, 'number')
  if (!once && !number) return fail(cursor, 'expected_rebalance')
  cursor.places.set('rebalance', { from, to: before(cursor).to })
  return number ? Number(number.text) : 'once'
}

function expression(cursor: Cursor): Expression | null {
  if (cursor.nesting >= LIMITS.brackets) return fail(cursor, 'too_deep', { most: LIMITS.depth })
  cursor.nesting += 1
  const read = now(cursor).text === 'if' ? conditional(cursor) : operators(cursor, 0)
  cursor.nesting -= 1
  return read
}

function conditional(cursor: Cursor): Expression | null {
  const from = now(cursor).from
  cursor.at += 1
  const condition = expression(cursor)
  const yes = condition && expect(cursor, 'then') && expression(cursor)
  const no = yes && expect(cursor, 'else') && expression(cursor)
  return no && place(cursor, from, { kind: 'if', condition, yes, no })
}

/** From the loosest to the tightest. */
const levels: readonly (readonly Binary[])[] = [
  ['or'],
  ['and'],
  ['at_most', 'at_least', 'less', 'more'],
  ['add', 'subtract'],
  ['multiply', 'divide'],
]
const COMPARISON = 2

function operators(cursor: Cursor, level: number): Expression | null {
  const kinds = levels[level]
  if (!kinds) return signed(cursor)
  const from = now(cursor).from
  if (level === COMPARISON && now(cursor).text === 'not') return negated(cursor)
  let left = operators(cursor, level + 1)
  while (left) {
    const kind = kinds.find((one) => now(cursor).kind !== 'end' && signs[one] === now(cursor).text)
    if (!kind) return left
    cursor.at += 1
    const right = operators(cursor, level + 1)
    left = right && place(cursor, from, { kind, left, right })
    if (level === COMPARISON) return left
  }
  return null
}

function negated(cursor: Cursor): Expression | null {
  const from = now(cursor).from
  cursor.at += 1
  const of = nested(cursor, () => operators(cursor, COMPARISON))
  return of && place(cursor, from, { kind: 'not', of })
}

function signed(cursor: Cursor): Expression | null {
  const from = now(cursor).from
  if (!accept(cursor, '-')) return single(cursor)
  const number = take(cursor, 'number')
  // Zero has no sign.
  if (number) return place(cursor, from, { kind: 'number', value: 0 - Number(number.text) })
  const of = nested(cursor, () => signed(cursor))
  return of && place(cursor, from, { kind: 'negate', of })
}

function single(cursor: Cursor): Expression | null {
  const token = now(cursor)
  if (token.kind === 'number') {
    cursor.at += 1
    return place(cursor, token.from, { kind: 'number', value: Number(token.text) })
  }
  if (accept(cursor, '(')) {
    const inside = expression(cursor)
    return inside && expect(cursor, ')') && inside
  }
  return token.kind === 'word' ? named(cursor, token) : fail(cursor, 'expected_value')
}

function named(cursor: Cursor, { text, from }: Token): Expression | null {
  if (reserved.includes(text)) return fail(cursor, 'expected_value')
  const read = readerOf(text)
  if (!read) {
    const near = nearestName(text)
    return near ? fail(cursor, 'unknown_name_near', { near }) : fail(cursor, 'unknown_name')
  }
  cursor.at += 1
  const node = read(cursor)
  return node && place(cursor, from, node)
}

const reserved = ['weight', 'rebalance', 'every', 'once', 'if', 'then', 'else', 'and', 'or', 'not']

function readerOf(name: string): ((cursor: Cursor) => Expression | null) | null {
  if (name === 'price' || name === 'coins') return () => ({ kind: name })
  if (measures.some((one) => one === name)) return (cursor) => measure(cursor, name as Measure)
  if (name === 'quantile') return quantile
  if (name === 'rank' || name === 'normalise') return (cursor) => list(cursor, 1, ([of]) => ({ kind: name, of: of as Expression }))
  if (extremes.some((one) => one === name))
    return (cursor) => list(cursor, 2, ([left, right]) => ({ kind: name, left, right }) as Expression)
  if (name === 'clamp') return (cursor) => list(cursor, 3, ([of, least, most]) => ({ kind: 'clamp', of, least, most }) as Expression)
  return null
}

function measure(cursor: Cursor, kind: Measure): Expression | null {
  if (!expect(cursor, '(')) return null
  const bars = take(cursor, 'number')
  if (!bars) return fail(cursor, 'expected_bars')
  return expect(cursor, ')') && { kind, bars: Number(bars.text) }
}

function quantile(cursor: Cursor): Expression | null {
  if (!expect(cursor, '(')) return null
  const probability = take(cursor, 'number')
  if (!probability) return fail(cursor, 'expected_probability')
  return expect(cursor, ')') && { kind: 'quantile', probability: Number(probability.text) }
}

function list(cursor: Cursor, count: number, make: (parts: readonly Expression[]) => Expression): Expression | null {
  const parts: Expression[] = []
  for (let n = 0; n < count; n += 1) {
    const part = expect(cursor, n === 0 ? '(' : ',') && expression(cursor)
    if (!part) return null
    parts.push(part)
  }
  return expect(cursor, ')') && make(parts)
}

function nested(cursor: Cursor, read: () => Expression | null): Expression | null {
  if (cursor.nesting >= LIMITS.brackets) return fail(cursor, 'too_deep', { most: LIMITS.depth })
  cursor.nesting += 1
  const node = read()
  cursor.nesting -= 1
  return node
}

function now(cursor: Cursor): Token {
  return cursor.tokens[cursor.at] as Token
}

function before(cursor: Cursor): Token {
  return cursor.tokens[cursor.at - 1] as Token
}

function place(cursor: Cursor, from: number, node: Expression): Expression {
  cursor.places.set(node, { from, to: before(cursor).to })
  return node
}

function accept(cursor: Cursor, text: string): boolean {
  const token = now(cursor)
  const same = token.text === text && (token.kind === 'word' || token.kind === 'sign')
  if (same) cursor.at += 1
  return same
}

function take(cursor: Cursor, kind: Token['kind']): Token | null {
  const token = now(cursor)
  if (token.kind !== kind) return null
  cursor.at += 1
  return token
}

function expect(cursor: Cursor, text: string): true | null {
  return accept(cursor, text) || fail(cursor, 'expected', { expected: text })
}

function expectEnd(cursor: Cursor): true | null {
  return now(cursor).kind === 'end' || fail(cursor, 'expected_end')
}

/** At the token that was not expected, or at the last character where the text ends too early. */
function fail(cursor: Cursor, code: ProblemCode, params: ProblemParams = {}): null {
  const { kind, text, from, to } = now(cursor)
  const unexpected = kind === 'end' ? '' : text
  cursor.problem ??= problemAt(cursor.text, { from, to }, kind === 'unknown' ? 'unknown_character' : code, { found: unexpected, ...params })
  return null
}
