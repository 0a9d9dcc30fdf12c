/** What somebody looks for among their records, read once for all rooms, and how close a text is to it. */
import { type Cents, parseAmount } from './money.ts'

export type SearchTerm = {
  readonly text: string
  /** The text as patterns of SQL's LIKE, in which it stands for itself. */
  readonly begins: string
  readonly has: string
  /** As a pattern, where the text can be the beginning of an id (four characters or more). */
  readonly id: string | null
  /** Cents, where the text is an amount: `12.5`, `$1,250`, `−$40.00`. */
  readonly amount: Cents | null
}

/** 0: equal, or the id or amount itself; 1: begins with it; 2: has it; 3: only its other texts have it. */
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

/** Upper and lower case are alike; null where the text has nothing of it. */
export function closenessOf(title: string, { text }: Pick<SearchTerm, 'text'>): 0 | 1 | 2 | null {
  const here = title.toLowerCase()
  const wanted = text.toLowerCase()
  if (here === wanted) return 0
  if (here.startsWith(wanted)) return 1
  return here.includes(wanted) ? 2 : null
}
