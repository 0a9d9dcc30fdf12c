/**
 * PGlite as the sessions' backend. Each run completes synchronously and keeps nothing. PGlite's synchronous call would parse
 * every reply and keep it for the life of the process: decision 034.
 */
import type { PGlite } from '@electric-sql/pglite'
import { concatBytes } from './bytes.ts'
import { type Backend, SYNC } from './sessions.ts'

export async function openBackend(pglite: PGlite): Promise<Backend> {
  let parts: Uint8Array[] = []
  // A raw receiver replaces the parser. No other call sets one, and it stays set for later synchronous calls.
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
