/** Text direction and visual order of characters: the Unicode bidirectional algorithm (UAX #9) by bidi-js. */
import bidiModule, { type Bidi, type EmbeddingLevels } from 'bidi-js'

export type Direction = 'ltr' | 'rtl'

// The package's types say `export default`; what it exports is the function itself.
const bidi = (bidiModule as unknown as () => Bidi)()

/** Hebrew, Arabic and the other scripts that run from right to left. */
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
const MARKS = /[\u061c\u200e\u200f\u2066-\u2069]/g

/** A text with the bidi level of each UTF-16 unit: odd levels run from right to left. Null if all runs from left to right. */
export type Ordered = { readonly text: string; readonly levels: EmbeddingLevels | null }

/**
 * `direction` is the document's. A text without a character from the right runs from left to right in any document: an amount, an address, a code.
 * Isolates are obeyed among words from right to left, where our own sentences set values apart with them; elsewhere they come from strangers.
 */
export function orderText(text: string, direction: Direction): Ordered {
  if (!FROM_THE_RIGHT.test(text)) return { text: text.replace(MARKS, ''), levels: null }
  const own = direction === 'rtl' ? setApart(text) : text.replace(MARKS, '')
  return { text: own, levels: bidi.getEmbeddingLevels(own, direction) }
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

/** What the character looks like from right to left: a bracket opens to the other side. */
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
 * After Arabic letters the algorithm takes `$5.00`, `-5%` or `2026-11-22` apart and turns the parts around. So amounts, dates, addresses, paths and
 * hashes are isolated, each with the Latin words around it; words of letters alone keep their order by themselves.
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
