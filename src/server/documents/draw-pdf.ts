import type { PdfDocument } from './pdf/document.ts'

/** Draws a document as PDF bytes. What draws is read with the first document: a start does not wait for it. */
export async function drawPdf(document: PdfDocument): Promise<Uint8Array> {
  const { draw } = await import('./pdf/draw.ts')
  return draw(document)
}
