/**
 * Draws a document as PDF bytes. The same input gives the same bytes; text can be selected and searched; title and language are in the metadata.
 * Ideographs, Hebrew and emoji have no glyph here: each is drawn as a replacement sign, and the document says so.
 */
import { type PDFPage, PDFDocument as Pdf, ReadingDirection } from 'pdf-lib'
import { fill } from '#content/fill'
import { papersIn } from '#content/papers'
import { ribbonIn } from '#content/ribbon'
import { directionOf, isLanguage, type Language } from '#contract/language'
import type { PdfDocument } from './document.ts'
import { drawBlock, drawWords } from './draw-blocks.ts'
import { MARGIN } from './paper.ts'
import { openPen, type Pen } from './pen.ts'
import { openSheet, type Sheet } from './sheet.ts'

const PRODUCER = 'Clearterm'
/** How many objects are written before others get their turn. */
const OBJECTS_A_TURN = 40

export async function draw(document: PdfDocument): Promise<Uint8Array> {
  const pdf = await openDocument(document)
  const pen = await openPen(pdf, directionOf(languageOf(document.language)))
  const sheet = openSheet(pdf, pen, document.size ?? 'a4', (page) => drawRunningHead(pen, page, document))
  await drawTitle(sheet, document)
  for (const block of document.blocks) await drawBlock(sheet, block)
  if (sheet.postponed()) await sheet.turn()
  if (pen.missed())
    await drawBlock(sheet, {
      kind: 'paragraph',
      text: said(document.language, papersIn(document.language).replaced, { sign: '\ufffd' }),
      quiet: true,
    })
  for (const [index, page] of sheet.pages().entries()) await drawFoot(sheet, page, index + 1, document)
  return pdf.save({ objectsPerTick: OBJECTS_A_TURN, addDefaultPage: false })
}

async function openDocument({ title, language, generated_at }: PdfDocument): Promise<Pdf> {
  const pdf = await Pdf.create({ updateMetadata: false })
  pdf.setTitle(title, { showInWindowTitleBar: true })
  pdf.setLanguage(language)
  if (directionOf(languageOf(language)) === 'rtl') pdf.catalog.getOrCreateViewerPreferences().setReadingDirection(ReadingDirection.R2L)
  pdf.setSubject(ribbonIn(languageOf(language)))
  pdf.setAuthor(PRODUCER)
  pdf.setCreator(PRODUCER)
  pdf.setProducer(PRODUCER)
  pdf.setCreationDate(generated_at)
  pdf.setModificationDate(generated_at)
  return pdf
}

async function drawTitle(sheet: Sheet, { title, subtitle }: PdfDocument): Promise<void> {
  const { pen } = sheet
  sheet.down(10)
  await pen.write(sheet.page(), pen.line(PRODUCER, 'title'), { x: sheet.left, y: sheet.y(), size: 11, colour: 'accent' })
  sheet.down(20)
  await drawWords(sheet, { text: title, style: 'title', size: 22, leading: 28, colour: 'text' })
  // Arabic letters reach further down.
  if (pen.direction === 'rtl') sheet.down(4)
  if (subtitle) await drawWords(sheet, { text: subtitle, style: 'text', size: 10.5, leading: 15, colour: 'quiet' })
  sheet.down(12)
}

/** What the page belongs to, on each page but the first. */
async function drawRunningHead(pen: Pen, page: PDFPage, { title, subtitle }: PdfDocument): Promise<number> {
  const { width, height } = page.getSize()
  const y = height - MARGIN
  const [own] = pen.lines(subtitle ? `${title} · ${subtitle}` : title, 'text', 7.5, width - 2 * MARGIN - 80)
  await pen.write(page, pen.line(PRODUCER, 'title'), { x: MARGIN, y, size: 8.5, colour: 'accent' })
  if (own) await pen.write(page, own, { x: width - MARGIN, y, size: 7.5, colour: 'quiet', end: true })
  return 14
}

async function drawFoot({ pen, pages }: Sheet, page: PDFPage, n: number, { generated_at, language }: PdfDocument): Promise<void> {
  const words = papersIn(language)
  const { width } = page.getSize()
  pen.rule(page, { from: MARGIN, to: width - MARGIN, y: 52, colour: 'line', thickness: 0.5 })
  await pen.write(page, pen.line(ribbonIn(languageOf(language)), 'strong'), { x: MARGIN, y: 38, size: 8, colour: 'text' })
  const made = said(language, words.generated, { at: generated_at.toISOString().slice(0, 16).replace('T', ' ') })
  await pen.write(page, pen.line(made, 'text'), { x: MARGIN, y: 27, size: 7.5, colour: 'quiet' })
  const count = pen.line(said(language, words.page, { n: String(n), count: String(pages().length) }), 'text')
  await pen.write(page, count, { x: width - MARGIN, y: 38, size: 7.5, colour: 'quiet', end: true })
}

function languageOf(language: string): Language {
  return isLanguage(language) ? language : 'en'
}

function said(language: string, text: string, params: Readonly<Record<string, string>>): string {
  return fill(languageOf(language), text, params)
}
