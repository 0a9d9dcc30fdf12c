import type { Clock } from '#kernel/clock'
import { isId } from '#kernel/id'
import type { Database, SecretKey } from '#server/store'
import type { Documents } from './document.ts'
import { type Examine, openExamine } from './examine/examine.ts'
import { openPdfThread } from './examine/pdf-thread.ts'
import { openScanner } from './examine/scanner.ts'
import { type DocumentsContext, listFiles, openContext, readAvatar, readFile, readLimits, storeFile } from './vault.ts'

export type DocumentsRoom = Documents & {
  readLimits(owner: string): ReturnType<typeof readLimits>
  /** Examines a file before any transaction, because it can take seconds. */
  readonly examine: Examine
  readonly close: () => Promise<void>
}

export type DocumentsDependencies = {
  readonly database: Database
  readonly clock: Clock
  readonly secret_key: SecretKey
  /** As in the environment's FILE_SCANNER; null: no external scanner. */
  readonly scanner: string | null
}

export function openDocuments(deps: DocumentsDependencies): DocumentsRoom {
  const pdfs = openPdfThread()
  const readOwn = (owner: string) => readLimits(deps, owner)
  return {
    ...documentsIn(openContext(deps)),
    readLimits: readOwn,
    examine: openExamine({ pdfs, scan: openScanner(deps.scanner) }),
    close: pdfs.close,
  }
}

function documentsIn(room: DocumentsContext): Documents {
  const { database, clock } = room
  return {
    keep: (tx, wanted) => storeFile(room, tx, wanted),
    read: (owner, id, reader) => readFile(room, owner, id, reader?.query),
    list: (owner, reader) => listFiles(room, owner, reader?.query),
    readAvatar: (id) => readAvatar(room, id),
    remove: async (tx, owner, id) =>
      isId(id) && (await tx.query('DELETE FROM document WHERE owner = $1 AND id = $2 RETURNING id', [owner, id])).length > 0,
    removeAll: async (tx, owner) => (await tx.query('DELETE FROM document WHERE owner = $1 RETURNING id', [owner])).length,
    usersSharing: async (owner, reader = database) => {
      const rows = await reader.query<{ owner: string }>(
        `SELECT DISTINCT b.owner FROM document a JOIN document b USING (content_mark)
         WHERE a.owner = $1 AND b.owner <> $1 AND a.purpose IN ('govt_id', 'employment_letter') AND b.purpose IN ('govt_id', 'employment_letter')`,
        [owner],
      )
      return rows.map((row) => row.owner)
    },
    nextEnd: async () => (await database.query<{ at: Date | null }>('SELECT min(keep_until) AS at FROM document'))[0]?.at ?? null,
    purge: async () => {
      const now = clock.now()
      return (await database.transaction((tx) => tx.query('DELETE FROM document WHERE keep_until <= $1 RETURNING id', [now]))).length
    },
  }
}
