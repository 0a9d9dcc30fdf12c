/** Text before it is drawn: made of characters that the typefaces have, cut into runs of one face, measured and broken into lines. */
import type { Face } from './face.ts'

/** Stands for a character that no face has (ideographs, right-to-left scripts, emoji): seen, and never a crash. */
export const MISSING = '\ufffd'

/** Controls, marks of direction and joiners draw nothing, and could reorder what stands beside them. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

export type Run = { readonly face: Face; readonly text: string; readonly width: number }

/** `width` in thousandths of the size; `missing` says that something could not be drawn. */
export type Line = { readonly runs: readonly Run[]; readonly width: number; readonly missing: boolean }

/** Composed first, so that a letter and its marks are one glyph where the face has it. */
export function cleaned(text: string): string {
  return text.normalize('NFC').replace(/\s/gu, ' ').replace(INVISIBLE, '')
}

/** One line. `faces` in the order of preference; the first has at least the sign for what is missing or a question mark. */
export function setLine(text: string, faces: readonly Face[]): Line {
  const runs: { face: Face; text: string; width: number }[] = []
  let missing = false
  let width = 0
  for (const character of cleaned(text)) {
    const placed = place(character, faces)
    missing ||= placed.missing
    const last = runs.at(-1)
    if (last?.face === placed.face) {
      last.text += placed.character
      last.width += placed.width
    } else runs.push({ face: placed.face, text: placed.character, width: placed.width })
    width += placed.width
  }
  return { runs, width, missing }
}

type Placed = { readonly face: Face; readonly character: string; readonly width: number; readonly missing: boolean }

function place(character: string, faces: readonly Face[]): Placed {
  const code_point = character.codePointAt(0) ?? 0
  const face = faces.find((candidate) => candidate.covers(code_point))
  if (face) return { face, character, width: face.advance(code_point), missing: false }
  const sign = MISSING.codePointAt(0) ?? 0
  const other = faces.find((candidate) => candidate.covers(sign))
  if (other) return { face: other, character: MISSING, width: other.advance(sign), missing: true }
  const [first] = faces
  if (!first) throw new Error('a style has faces')
  return { face: first, character: '?', width: first.advance(63), missing: true }
}

/** Broken at spaces to fit `room` (thousandths of the size); a word that is longer than a line is broken between characters. */
export function setLines(text: string, faces: readonly Face[], room: number): readonly Line[] {
  const broken: string[] = []
  let current = ''
  for (const word of cleaned(text).split(' ').filter(Boolean)) {
    const longer = current === '' ? word : `${current} ${word}`
    if (measure(longer, faces) <= room) {
      current = longer
      continue
    }
    if (current !== '') broken.push(current)
    const parts = cut(word, faces, room)
    current = parts.pop() ?? ''
    broken.push(...parts)
  }
  return [...broken, current].map((line) => setLine(line, faces))
}

function measure(text: string, faces: readonly Face[]): number {
  let width = 0
  for (const character of text) width += place(character, faces).width
  return width
}

/** A word in pieces of at most `room`, each of at least one character. */
function cut(word: string, faces: readonly Face[], room: number): string[] {
  const parts: string[] = []
  let part = ''
  let width = 0
  for (const character of word) {
    const own = place(character, faces).width
    if (part !== '' && width + own > room) {
      parts.push(part)
      part = ''
      width = 0
    }
    part += character
    width += own
  }
  return [...parts, part]
}
