/**
 * PGlite as the backend of the sessions. Each run ends before it returns, and nothing of its answer is kept. PGlite's own synchronous call
 * parses every answer and keeps what it read for the life of the process: decision 034.
 */
import type { PGlite } from '@electric-sql/pglite'
import { concatBytes } from './bytes.ts'
import { type Backend, SYNC } from './sessions.ts'

export async function openBackend(pglite: PGlite): Promise<Backend> {
  let parts: Uint8Array[] = []
  // A raw receiver replaces the parser. No other call sets one, and it stays set for the synchronous calls that follow.
  await pglite.execProtocolRawStream(SYNC, { syncToFs: false, onRawData: (part) => void parts.push(part.slice()) })
  return {
    run: (messages) => {
      parts = []
      const parsed = pglite.execProtocolRawSync(messages)
      if (parsed.length > 0) throw new Error('PGlite dropped the raw receiver and keeps its answers again')
      return concatBytes(parts)
    },
    inTransaction: () => pglite.isInTransaction(),
  }
}
