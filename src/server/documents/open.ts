import type { Clock } from '#kernel/clock'
import type { Database } from '#server/store'
import type { Documents } from './document.ts'
import { type Examine, openExamine } from './examine/examine.ts'
import { openPdfThread } from './examine/pdf-thread.ts'
import { openScanner } from './examine/scanner.ts'
import { openKeeping } from './keep.ts'

export type DocumentsRoom = Documents & {
  /** Looks into a file before any transaction: it takes up to seconds. */
  readonly examine: Examine
  readonly close: () => Promise<void>
}

export type DocumentsDependencies = {
  readonly database: Database
  readonly clock: Clock
  readonly secret_key: string
  /** As in the environment's FILE_SCANNER; null: no external scanner. */
  readonly scanner: string | null
}

export function openDocuments(own: DocumentsDependencies): DocumentsRoom {
  const pdfs = openPdfThread()
  return { ...openKeeping(own), examine: openExamine({ pdfs, scan: openScanner(own.scanner) }), close: pdfs.close }
}
