/**
 * Draws a document as PDF bytes, tagged for programs that read it aloud (PDF/UA-1). The same input gives the same bytes; text can be
 * selected and searched; title and language are in the metadata.
 * A character that no typeface has is drawn as a replacement sign, and the document says so.
 */
import { once } from 'node:events'
import Pdf from 'pdfkit'
import { fill } from '#content/fill'
import { textIn } from '#content/languages'
import { directionOf, isLanguage, type Language } from '#contract/shared/language'
import { assert } from '#kernel/assert'
import { MARGIN, type PdfDocument } from './document.ts'
import { drawBlock, drawWords } from './draw-blocks.ts'
import { openPen, type Pen } from './pen.ts'
import { openSheet, type Sheet } from './sheet.ts'
import { openTags } from './tags.ts'
import type { Line } from './text.ts'

const PRODUCER = 'Clearterm'

export async function draw(document: PdfDocument): Promise<Uint8Array> {
  const pdf = openDocument(document)
  const chunks: Uint8Array[] = []
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const pen = await openPen(pdf, directionOf(languageOf(document.language)), document)
  const tags = openTags(pdf, document.title)
  const sheet = openSheet({ pdf, pen, tags }, document.size ?? 'a4', () => drawRunningHead(sheet, document))
  await drawTitle(sheet, document)
  for (const block of document.blocks) await drawBlock(sheet, block)
  if (sheet.postponed()) await sheet.turn()
  if (pen.missed())
    await drawBlock(sheet, {
      kind: 'paragraph',
      text: textOf(document.language, textIn(languageOf(document.language), 'papers').replaced, { sign: '\ufffd' }),
      quiet: true,
    })
  const { count } = pdf.bufferedPageRange()
  for (let n = 1; n <= count; n += 1) {
    sheet.flush()
    pdf.switchToPage(n - 1)
    drawFoot(sheet, { n, count }, document)
  }
  sheet.flush()
  const ended = once(pdf, 'end')
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

function openDocument({ title, language, generated_at }: PdfDocument): PDFKit.PDFDocument {
  const documentLanguage = languageOf(language)
  // pdfkit writes it into XML as it is.
  assert(!/[<&]/.test(title), 'a title has no signs of markup')
  const pdf = new Pdf({
    pdfVersion: '1.7',
    // Its types know those of PDF/A alone.
    subset: 'PDF/UA' as PDFKit.Mixins.PDFSubsets,
    tagged: true,
    displayTitle: true,
    lang: language,
    autoFirstPage: false,
    bufferPages: true,
    // No standard font: all that is drawn with is embedded.
    font: '',
    info: {
      Title: title,
      Subject: textIn(documentLanguage, 'ribbon'),
      Author: PRODUCER,
      Creator: PRODUCER,
      Producer: PRODUCER,
      CreationDate: generated_at,
      ModDate: generated_at,
    },
  })
  if (directionOf(documentLanguage) === 'rtl') readFromTheRight(pdf)
  return pdf
}

/** pdfkit has no option for it, nor a type for its catalog. */
function readFromTheRight(pdf: PDFKit.PDFDocument): void {
  const { _root } = pdf as unknown as { _root: { data: { ViewerPreferences: { data: Record<string, string> } } } }
  _root.data.ViewerPreferences.data.Direction = 'R2L'
}

async function drawTitle(sheet: Sheet, { title, subtitle }: PdfDocument): Promise<void> {
  const { pen, tags } = sheet
  sheet.down(10)
  tags.artifact('Pagination', () => pen.write(pen.line(PRODUCER, 'title'), { x: sheet.left, y: sheet.y(), size: 11, colour: 'accent' }))
  sheet.down(20)
  await drawWords(sheet, 'H1', { text: title, style: 'title', size: 22, leading: 28, colour: 'text' })
  // Arabic letters reach further down.
  if (pen.direction === 'rtl') sheet.down(4)
  if (subtitle) await drawWords(sheet, 'P', { text: subtitle, style: 'text', size: 10.5, leading: 15, colour: 'quiet' })
  sheet.down(12)
}

/** What the page belongs to, on each page but the first. */
function drawRunningHead({ pdf, pen, tags }: Sheet, { title, subtitle }: PdfDocument): number {
  const { width, height } = pdf.page
  const y = height - MARGIN
  const [own] = pen.lines(subtitle ? `${title} · ${subtitle}` : title, 'text', 7.5, width - 2 * MARGIN - 80)
  tags.artifact('Pagination', () => pen.write(pen.line(PRODUCER, 'title'), { x: MARGIN, y, size: 8.5, colour: 'accent' }))
  if (own) tags.artifact('Pagination', () => pen.write(own, { x: width - MARGIN, y, size: 7.5, colour: 'quiet', end: true }))
  return 14
}

function drawFoot({ pdf, pen, tags }: Sheet, page: { n: number; count: number }, { generated_at, language }: PdfDocument): void {
  const words = textIn(languageOf(language), 'papers')
  const { width } = pdf.page
  pen.rule({ from: MARGIN, to: width - MARGIN, y: 52, colour: 'line', thickness: 0.5 })
  const generated = textOf(language, words.generated, { at: generated_at.toISOString().slice(0, 16).replace('T', ' ') })
  const count = textOf(language, words.page, { n: String(page.n), count: String(page.count) })
  const write = (line: Line, at: Parameters<Pen['write']>[1]): void => tags.artifact('Pagination', () => pen.write(line, at))
  write(pen.line(textIn(languageOf(language), 'ribbon'), 'strong'), { x: MARGIN, y: 38, size: 8, colour: 'text' })
  write(pen.line(generated, 'text'), { x: MARGIN, y: 27, size: 7.5, colour: 'quiet' })
  write(pen.line(count, 'text'), { x: width - MARGIN, y: 38, size: 7.5, colour: 'quiet', end: true })
}

function languageOf(language: string): Language {
  return isLanguage(language) ? language : 'en'
}

function textOf(language: string, text: string, params: Readonly<Record<string, string>>): string {
  return fill(languageOf(language), text, params)
}
