import type { PdfDocument } from './pdf/document.ts'

/** Draws a document as PDF bytes. The drawing code loads with the first document, so that it doesn't delay the start. */
export async function drawPdf(document: PdfDocument): Promise<Uint8Array> {
  const { draw } = await import('./pdf/draw.ts')
  return draw(document)
}
