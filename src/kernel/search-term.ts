/** A search term, parsed once for all rooms, and how well a text matches it. */
import { type Cents, parseAmount } from './money.ts'

export type SearchTerm = {
  readonly text: string
  /** The text as an SQL LIKE pattern, escaped. */
  readonly begins: string
  readonly has: string
  /** Pattern for ids, if the text can be the beginning of one (four characters or more). */
  readonly id: string | null
  /** Cents, if the text is an amount: `12.5`, `$1,250`, `−$40.00`. */
  readonly amount: Cents | null
}

/** 0: equal, or a matching id or amount; 1: prefix; 2: contained; 3: only in secondary texts. */
export type Closeness = 0 | 1 | 2 | 3

const ID = /^[0-9a-f-]{4,36}$/
const AMOUNT = /^[+\u2212-]?\s?\$?\s?(\d{1,3}(?:,\d{3}){1,5}(?:\.\d{1,2})?|\d{1,16}(?:\.\d{1,2})?)$/

export function readSearchTerm(q: string): SearchTerm {
  const text = q.trim()
  const plain = text.replace(/[\\%_]/g, (character) => `\\${character}`)
  const id = text.toLowerCase()
  const digits = AMOUNT.exec(text)?.[1]?.replaceAll(',', '')
  return {
    text,
    begins: `${plain}%`,
    has: `%${plain}%`,
    id: ID.test(id) ? `${id}%` : null,
    amount: digits === undefined ? null : parseAmount(digits),
  }
}

/** Case-insensitive; null if the text does not match. */
export function closenessOf(title: string, { text }: Pick<SearchTerm, 'text'>): 0 | 1 | 2 | null {
  const subject = title.toLowerCase()
  const term = text.toLowerCase()
  if (subject === term) return 0
  if (subject.startsWith(term)) return 1
  return subject.includes(term) ? 2 : null
}
