/**
 * Text before drawing: reduced to characters of the typefaces, broken into lines in logical order, then split into runs of one face in
 * visual order.
 */
import { type Direction, isMark, leftToRight, levelAt, mirrored, type Ordered, orderText } from './direction.ts'
import type { Face } from './face.ts'

/** Replaces a character without a glyph: visible, and never a crash. */
const MISSING = '\ufffd'

/** Control characters, direction overrides, joiners and selectors of a variant draw nothing, and could reorder their neighbours. */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Variation_Selector}]|(?![\u061c\u200e\u200f\u2066-\u2069])\p{Cf}/gu

/**
 * Characters of one face, in visual order. A joined run keeps its text in logical order: its letters change form by their neighbours, and
 * the face places them. `at` is the distance from the line's left end.
 */
export type Run = { readonly face: Face; readonly text: string; readonly width: number; readonly joined: boolean; readonly at: number }

/** Runs in reading order, for text extraction; `width` in thousandths of the size. */
export type Line = {
  readonly runs: readonly Run[]
  readonly width: number
  /** A character could not be drawn. */
  readonly missing: boolean
  /** The next line starts after a space, which isn't part of the width. */
  readonly continues: boolean
}

/** A line's start and end in an ordered text. */
type Stretch = { readonly from: number; readonly to: number }

/** One line. `faces` in the order of preference; the first has at least the sign for what is missing or a question mark. */
export function setLine(text: string, faces: readonly Face[], direction: Direction): Line {
  const ordered = orderText(cleaned(text), direction)
  return lineOf(ordered, { from: 0, to: ordered.text.length }, faces)
}

/** Broken at spaces to fit `room` (thousandths of the size); a word that is longer than a line is broken between characters. */
export function setLines(text: string, faces: readonly Face[], room: number, direction: Direction): readonly Line[] {
  const ordered = orderText(cleaned(text), direction)
  const stretches = breakLines(ordered, faces, room)
  return stretches.map((stretch, at) => ({
    ...lineOf(ordered, stretch, faces),
    continues: (stretches[at + 1]?.from ?? stretch.to) > stretch.to,
  }))
}

/** Presentation forms by old programs, each for one position in a word. */
const ARABIC_FORMS = /[\ufb50-\ufdff\ufe70-\ufefc]+/g

/** Composed first, so that a letter and its marks are one glyph if the face has it. */
function cleaned(text: string): string {
  const composed = text.normalize('NFC').replace(ARABIC_FORMS, (forms) => forms.normalize('NFKC'))
  return composed.replace(/\s/gu, ' ').replace(INVISIBLE, '').replace(/ {2,}/g, ' ')
}

function lineOf(ordered: Ordered, stretch: Stretch, faces: readonly Face[]): Line {
  const pieces = piecesOf(ordered, stretch, faces)
  let at = 0
  const places = new Map<Piece, number>()
  for (const piece of leftToRight(pieces)) {
    places.set(piece, at)
    at += piece.width
  }
  const runs = pieces.map((piece) => ({ ...piece, at: places.get(piece) ?? 0 }))
  return { runs, width: at, missing: pieces.some(({ missing }) => missing), continues: false }
}

type Piece = Omit<Run, 'at'> & { readonly level: number; readonly missing: boolean }

/** Runs of one face and one level each, in reading order. */
function piecesOf(ordered: Ordered, { from, to }: Stretch, faces: readonly Face[]): readonly Piece[] {
  const pieces: { -readonly [Key in keyof Piece]: Piece[Key] }[] = []
  let at = from
  for (const character of ordered.text.slice(from, to)) {
    const level = levelAt(ordered, at)
    at += character.length
    if (isMark(character)) continue
    const turned = level % 2 === 1
    const placed = turned ? placeTurned(mirrored(character), faces) : place(character, faces)
    const { shapes } = placed.face
    const joined = shapes === 'clusters' || (turned && shapes === 'joins')
    const last = pieces.at(-1)
    if (last?.face === placed.face && last.level === level) {
      last.text = turned && !joined ? placed.character + last.text : last.text + placed.character
      last.width += placed.width
      last.missing ||= placed.missing
    } else pieces.push({ face: placed.face, text: placed.character, width: placed.width, joined, level, missing: placed.missing })
  }
  return pieces.map((piece) => (piece.joined ? { ...piece, width: piece.face.shape(piece.text).width } : piece))
}

/** Spaces among joining letters belong to their face: a sentence is one run. */
function placeTurned(character: string, faces: readonly Face[]): Placed {
  const joining = faces.find(({ shapes, covers }) => shapes === 'joins' && covers(character.codePointAt(0) ?? 0))
  return place(character, joining ? [joining] : faces)
}

function widthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { width }) => sum + width, 0)
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

function breakLines(ordered: Ordered, faces: readonly Face[], room: number): readonly Stretch[] {
  const lines: Stretch[] = []
  const space = place(' ', faces).width
  let line: Stretch | null = null
  let width = 0
  for (const word of wordsOf(ordered.text)) {
    const wordWidth = widthOf(piecesOf(ordered, word, faces))
    if (line && width + space + wordWidth <= room) {
      line = { from: line.from, to: word.to }
      width += space + wordWidth
      continue
    }
    if (line) lines.push(line)
    const parts = wordWidth <= room ? [word] : cut(ordered, word, faces, room)
    line = parts.pop() ?? word
    width = wordWidth <= room ? wordWidth : widthOf(piecesOf(ordered, line, faces))
    lines.push(...parts)
  }
  return [...lines, line ?? { from: 0, to: 0 }]
}

function wordsOf(text: string): Stretch[] {
  return Array.from(text.matchAll(/[^ ]+/g), ({ index, 0: word }) => ({ from: index, to: index + word.length }))
}

/** A word in pieces of at most `room`, each of at least one character; letters that join are taken as wide as they are when alone. */
function cut({ text }: Ordered, { from, to }: Stretch, faces: readonly Face[], room: number): Stretch[] {
  const parts: Stretch[] = []
  let begin = from
  let width = 0
  let at = from
  for (const character of text.slice(from, to)) {
    const characterWidth = isMark(character) ? 0 : place(character, faces).width
    if (at > begin && width + characterWidth > room) {
      parts.push({ from: begin, to: at })
      begin = at
      width = 0
    }
    width += characterWidth
    at += character.length
  }
  return [...parts, { from: begin, to }]
}
