/** Text direction and visual order of characters: the Unicode bidirectional algorithm (UAX #9) by bidi-js. */
import bidiModule, { type Bidi, type EmbeddingLevels } from 'bidi-js'

export type Direction = 'ltr' | 'rtl'

// The package's types declare `export default`; it exports the function itself.
const bidi = (bidiModule as unknown as () => Bidi)()

/** Hebrew, Arabic and other right-to-left scripts. */
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
const MARKS = /[\u061c\u200e\u200f\u2066-\u2069]/g

/** A text with the bidi level of each UTF-16 unit: odd levels are right-to-left. Null if all of it is left-to-right. */
export type Ordered = { readonly text: string; readonly levels: EmbeddingLevels | null }

/**
 * `direction` is the document's. A text without right-to-left characters (an amount, an address, a code) is left-to-right in any
 * document. Isolates apply only within right-to-left text, where our own sentences use them around values; elsewhere they come from
 * users.
 */
export function orderText(text: string, direction: Direction): Ordered {
  if (!FROM_THE_RIGHT.test(text)) return { text: text.replace(MARKS, ''), levels: null }
  const prepared = direction === 'rtl' ? setApart(text) : text.replace(MARKS, '')
  return { text: prepared, levels: bidi.getEmbeddingLevels(prepared, direction) }
}

/** The text in logical order, for text extraction, if its glyphs are in another order; undefined otherwise. */
export function spokenText(text: string): string | undefined {
  return FROM_THE_RIGHT.test(text) ? text.replace(MARKS, '') : undefined
}

/** Direction marks order their neighbours and draw nothing. */
export function isMark(character: string): boolean {
  return character.search(MARKS) === 0
}

export function levelAt({ levels }: Ordered, at: number): number {
  return levels?.levels[at] ?? 0
}

/** The character's mirrored form: a bracket opens to the other side. */
export function mirrored(character: string): string {
  return bidi.getMirroredCharacter(character) ?? character
}

/** The pieces of a line, each of one level, from left to right. */
export function leftToRight<Piece extends { readonly level: number }>(pieces: readonly Piece[]): readonly Piece[] {
  if (pieces.every(({ level }) => level === 0)) return pieces
  const levels = Uint8Array.from(pieces, ({ level }) => level)
  const paragraphs = [{ start: 0, end: pieces.length - 1, level: 0 }]
  // One letter per piece: only levels matter, and a letter is not whitespace that would move to the line's end.
  const order = bidi.getReorderedIndices('x'.repeat(pieces.length), { levels, paragraphs })
  return order.flatMap((at) => pieces[at] ?? [])
}

const LATIN_PHRASE =
  /[+\-−$/#@\d\p{Script=Latin}][!-'*-Z^-z|~−’\p{Script=Latin}]*(?: [+\-−$/#@\d\p{Script=Latin}][!-'*-Z^-z|~−’\p{Script=Latin}]*)*/gu
const LETTERS_ALONE = /^[\p{Script=Latin} ]*$/u
const SENTENCE_END = /(?<=[.,:;!?]) /
const CLOSING = '.,:;!?\'"’'

/**
 * After Arabic letters the algorithm reorders the parts of `$5.00`, `-5%` or `2026-11-22`. So amounts, dates, addresses, paths and hashes
 * are isolated, each with the Latin words around it; plain words keep their order anyway.
 */
function setApart(text: string): string {
  return text.replace(LATIN_PHRASE, (phrase) => phrase.split(SENTENCE_END).map(isolate).join(' '))
}

function isolate(phrase: string): string {
  if (LETTERS_ALONE.test(phrase)) return phrase
  let end = phrase.length
  while (CLOSING.includes(phrase[end - 1] ?? ' ')) end -= 1
  return `\u2066${phrase.slice(0, end)}\u2069${phrase.slice(end)}`
}
