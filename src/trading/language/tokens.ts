/** The words, numbers and signs of a text, with their positions. */
import type { Span } from './problem.ts'

export type Token = Span & {
  readonly kind: 'word' | 'number' | 'sign' | 'unknown' | 'end'
  /** Words in lower case. */
  readonly text: string
}

const SPACE = /\s/
const LETTER = /[a-z_]/i
const DIGIT = /\d/
const SIGNS = ['<=', '>=', '<', '>', '+', '-', '*', '/', '(', ')', ',']

/** Ends with an `end`, and with the first character that belongs to no token, if there is one. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    if (SPACE.test(text.charAt(at))) {
      at += 1
      continue
    }
    const token = tokenAt(text, at)
    tokens.push(token)
    if (token.kind === 'unknown') break
    at = token.to
  }
  return [...tokens, { kind: 'end', text: '', from: text.length, to: text.length }]
}

function tokenAt(text: string, from: number): Token {
  const first = text.charAt(from)
  if (LETTER.test(first)) return cut('word', text, from, endOfRun(text, from, LETTER))
  if (DIGIT.test(first)) return cut('number', text, from, endOfNumber(text, from))
  const sign = SIGNS.find((one) => text.startsWith(one, from))
  if (sign) return cut('sign', text, from, from + sign.length)
  const character = String.fromCodePoint(text.codePointAt(from) ?? 0)
  return { kind: 'unknown', text: character, from, to: from + character.length }
}

function cut(kind: Token['kind'], text: string, from: number, to: number): Token {
  return { kind, text: text.slice(from, to).toLowerCase(), from, to }
}

function endOfRun(text: string, from: number, of: RegExp): number {
  let to = from
  while (to < text.length && of.test(text.charAt(to))) to += 1
  return to
}

/** Digits, then `.` with digits, then `e` with a sign and digits; the last two can be missing. */
function endOfNumber(text: string, from: number): number {
  let to = endOfRun(text, from, DIGIT)
  if (text.charAt(to) === '.' && DIGIT.test(text.charAt(to + 1))) to = endOfRun(text, to + 1, DIGIT)
  if (text.charAt(to).toLowerCase() !== 'e') return to
  const digits = /[+-]/.test(text.charAt(to + 1)) ? to + 2 : to + 1
  return DIGIT.test(text.charAt(digits)) ? endOfRun(text, digits, DIGIT) : to
}
