/** The room of files and printed documents. */
export type { Block, Cell, Column, Fact, FigureLine, PageSize, PdfDocument, Table } from './pdf/document.ts'
export { drawPdf } from './pdf/draw.ts'
