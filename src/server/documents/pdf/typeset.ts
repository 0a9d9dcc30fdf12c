/**
 * A face as pdfkit uses it. Layout was decided when lines were set: character by character, or as letters join, without fontkit's kerning
 * and ligatures, which were not measured. Arabic vowel marks are not among the glyphs: as text they would be above the line, and screen
 * readers would split the sentence.
 */
import type { Font, Glyph, GlyphPosition } from 'fontkit'
import type { Face, PlacedGlyph } from './face.ts'

/** Passed with a text whose letters join. */
export const JOINED: PDFKit.Mixins.OpenTypeFeatures[] = ['rlig']

type Placed = { readonly glyph: Glyph; readonly position: GlyphPosition }
/** The part of fontkit's GlyphRun that pdfkit reads. Positions are created for each call, because pdfkit scales them in place. */
type Run = { readonly glyphs: readonly Glyph[]; readonly positions: readonly GlyphPosition[]; readonly advanceWidth: number }

/** In font units; register it under the face's name. */
export function typesetting({ name, font, shape, shapes }: Face): Font {
  const unit = font.unitsPerEm / 1000
  const layout = (text: string, features?: readonly string[]): Run =>
    runOf(features ? shapedGlyphs(shapes, shape(text).glyphs, unit) : Array.from(text, (character) => singleGlyph(font, character)))
  // All files of one typeface have the same name, which pdfkit would confuse.
  return Object.create(font, { layout: { value: layout }, postscriptName: { value: name } })
}

function singleGlyph(font: Font, character: string): Placed {
  const glyph = font.glyphForCodePoint(character.codePointAt(0) ?? 0)
  return { glyph, position: { xAdvance: glyph.advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0 } }
}

function shapedGlyphs(shapes: Face['shapes'], glyphs: readonly PlacedGlyph[], unit: number): readonly Placed[] {
  if (shapes === 'joins') return joinedGlyphs(glyphs, unit)
  return glyphs.map(({ glyph, right, up, advance }) => ({
    glyph,
    position: { xAdvance: advance * unit, yAdvance: 0, xOffset: right * unit, yOffset: up * unit },
  }))
}

/** An offset glyph is moved by the advance before it, so that a word is one piece for text extraction. */
function joinedGlyphs(glyphs: readonly PlacedGlyph[], unit: number): readonly Placed[] {
  const placed: Placed[] = []
  for (const { glyph, right, advance, mark } of glyphs) {
    const last = placed.at(-1)?.position
    if (mark) {
      if (last) last.xAdvance += advance * unit
      continue
    }
    const first = last === undefined
    if (last) last.xAdvance += right * unit
    const position = { xAdvance: (first ? advance : advance - right) * unit, yAdvance: 0, xOffset: first ? right * unit : 0, yOffset: 0 }
    placed.push({ glyph, position })
  }
  return placed
}

function runOf(placed: readonly Placed[]): Run {
  const positions = placed.map(({ position }) => position)
  return {
    glyphs: placed.map(({ glyph }) => glyph),
    positions,
    get advanceWidth() {
      return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
    },
  }
}
