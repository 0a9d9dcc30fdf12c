/** The room of files and printed documents. */
export { type Documents, mediaTypes, type OpenedFile, type Purpose, type StoredFile } from './document.ts'
export type { Examined } from './examine/examine.ts'
export { type DocumentsRoom, openDocuments } from './open.ts'
export type { Block, Cell, Fact, FigureLine, PdfDocument, Steps } from './pdf/document.ts'
export { drawPdf } from './published.ts'
export { documentsRoom } from './room.ts'
export { openVault, resealVault, type Vault } from './vault.ts'
