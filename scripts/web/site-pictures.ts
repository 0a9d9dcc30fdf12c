/**
 * The pictures of shared links, 1200 by 630: a page's title, and the drawing of the product. Letters are drawn as paths from the faces that
 * the pages have, because a picture's renderer knows only those that the machine happens to have.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Font } from 'fontkit'
import sharp from 'sharp'
import { openWoff } from '../../src/server/documents/pdf/woff.ts'

const WIDTH = 1200
const HEIGHT = 630
const EDGE = 80

export type Words = { readonly title: string; readonly name: string; readonly note: string }

export async function openPainter(root: string): Promise<(words: Words) => Promise<Buffer>> {
  const face = async (file: string): Promise<Font> => openWoff(await readFile(join(root, 'node_modules/@fontsource', file)))
  const [serif, head, plain] = await Promise.all([
    face('pt-serif/files/pt-serif-latin-400-normal.woff'),
    face('mulish/files/mulish-latin-700-normal.woff'),
    face('roboto/files/roboto-latin-400-normal.woff'),
  ])
  return ({ title, name, note }) => {
    const lines = wrap(serif, title, 68, WIDTH - 2 * EDGE).slice(0, 3)
    const letters = [
      text(head, name, 30, EDGE + 52, EDGE + 28, '#f1eff5'),
      ...lines.map((line, at) => text(serif, line, 68, EDGE, 236 + at * 84, '#f1eff5')),
      text(plain, note, 26, EDGE, HEIGHT - 40, '#eec066'),
    ]
    return sharp(Buffer.from(frame(letters.join(''))))
      .png({ palette: true, compressionLevel: 9 })
      .toBuffer()
  }
}

/** Pane, wedge, line and base along the foot; the mark beside the name. */
function frame(letters: string): string {
  const floor = HEIGHT - 120
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs><pattern id="h" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="8" height="8" fill="#1d1529"/><path d="M0 4h8" stroke="#bc94ff" stroke-opacity=".42"/></pattern></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="#0b090f"/><g transform="translate(${EDGE} ${EDGE - 4}) scale(1.5)"><rect x="2.5" y="3.5" width="21" height="15" rx="1" fill="none" stroke="#bc94ff"/><path d="M3 18.5 23.5 4v14.5z" fill="#a269f3"/><path d="M2 22.5h22" stroke="#bc94ff" stroke-width="2"/></g><rect x="${EDGE}" y="${floor - 76}" width="${WIDTH - 2 * EDGE}" height="76" fill="url(#h)" stroke="#bc94ff"/><path d="M${EDGE} ${floor}L${EDGE + 416} ${floor - 30}V${floor}Z" fill="#a269f3"/><path d="M${EDGE} ${floor + 8}H${WIDTH - EDGE}" stroke="#bc94ff" stroke-width="3"/>${letters}</svg>`
}

function text(font: Font, words: string, size: number, x: number, y: number, fill: string): string {
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(words)
  let along = 0
  const paths = glyphs.map((glyph, at) => {
    const path = `<path transform="translate(${along} 0)" d="${glyph.path.toSVG()}"/>`
    along += positions[at]?.xAdvance ?? 0
    return path
  })
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`
}

function wrap(font: Font, words: string, size: number, width: number): string[] {
  const wide = (line: string) => (font.layout(line).advanceWidth * size) / font.unitsPerEm
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && wide(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
