/** A search term, parsed once for all rooms, and how well a text matches it. Texts are compared folded; its words match in any order. */
import { foldTyped, typedAmount, typedDigits } from './format/typed.ts'
import { type Cents, parseAmount } from './money.ts'
import { cleanLine, fold, foldedWords } from './text.ts'

export type SearchTerm = {
  /** The whole term, folded. */
  readonly text: string
  readonly words: readonly string[]
  /** SQL LIKE patterns for a folded text: each word in it, for LIKE ALL; and the whole term at its beginning. */
  readonly has: readonly string[]
  readonly begins: string
  /** The trigrams that a text with all words has (SQL `text_parts`); null: each word is shorter. */
  readonly parts: readonly string[] | null
  /** Pattern for ids, if the text can be the beginning of one (four characters or more). */
  readonly id: string | null
  /** If the text can be a phone or a part of one: the pattern of its digits, without the zeros before them, and their trigrams. */
  readonly phone: { readonly has: string; readonly parts: readonly string[] } | null
  /** Cents, if the text is an amount with one meaning: `12.5`, `$1,250`, `−$40.00`. */
  readonly amount: Cents | null
}

/** 0: equal, or a matching id or amount; 1: prefix; 2: contained; 3: only in secondary texts. */
export type Closeness = 0 | 1 | 2 | 3

const ID = /^[0-9a-f-]{4,36}$/
const SIGN = /^[+-] ?/
const PART = 3
const PHONE = /^\+?[\d ()./-]+$/
const PHONE_DIGITS = 5

export function readSearchTerm(q: string): SearchTerm {
  const typed = cleanLine(q)
  const text = fold(typed)
  const words = foldedWords(typed)
  const parts = words.flatMap(partsOf)
  const amount = typedAmount(foldTyped(typed).replace(SIGN, ''))
  // A pattern without a letter would match every text.
  const empty = words.length === 0
  return {
    text,
    words,
    has: empty ? [''] : words.map((word) => `%${escapeLike(word)}%`),
    begins: empty ? '' : `${escapeLike(text)}%`,
    parts: parts.length === 0 ? null : [...new Set(parts)],
    phone: phoneOf(text),
    id: ID.test(text) ? `${text}%` : null,
    amount: amount === null ? null : parseAmount(amount),
  }
}

function phoneOf(text: string): SearchTerm['phone'] {
  const digits = typedDigits(text.replaceAll('(0)', '')).replace(/^0+/, '')
  return PHONE.test(text) && digits.length >= PHONE_DIGITS ? { has: `%${digits}%`, parts: [...new Set(partsOf(digits))] } : null
}

/** Escapes text for a LIKE pattern: `%`, `_` and `\` are literal. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`)
}

function partsOf(word: string): readonly string[] {
  const letters = [...word]
  return Array.from({ length: Math.max(0, letters.length - PART + 1) }, (_, at) => letters.slice(at, at + PART).join(''))
}

/** Null if the text does not match. */
export function closenessOf(title: string, { text, words }: Pick<SearchTerm, 'text' | 'words'>): 0 | 1 | 2 | null {
  const subject = fold(title)
  if (subject === text) return 0
  if (words.length === 0) return null
  if (subject.startsWith(text)) return 1
  return words.every((word) => subject.includes(word)) ? 2 : null
}
