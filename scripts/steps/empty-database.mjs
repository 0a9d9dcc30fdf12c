/**
 * Writes an empty database of the embedded store as a packed tar: a first start unpacks it instead of making its own, which takes 7 s of a
 * processor and 840 MB. A program of its own, because the same build gives the same bytes: the clock does not move, and what PostgreSQL
 * takes as random is fixed. Of that, its files hold only the database's number and a nonce for log-ins with a password; this store has
 * neither copies that compare the one, nor the other.
 */
import { writeFileSync } from 'node:fs'
import { createRequire, syncBuiltinESMExports } from 'node:module'
import { gzipSync } from 'node:zlib'

const [, , target] = process.argv
const ANY_TIME = Date.UTC(2026, 0, 1)

globalThis.Date = class extends Date {
  constructor(...parts) {
    super(...(parts.length === 0 ? [ANY_TIME] : parts))
  }
  static now() {
    return ANY_TIME
  }
}
const fill = (bytes) => new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength).fill(7) && bytes
createRequire(import.meta.url)('node:crypto').randomFillSync = fill
syncBuiltinESMExports()
globalThis.crypto.getRandomValues = fill

const { PGlite } = await import('@electric-sql/pglite')
const database = await PGlite.create()
const files = await database.dumpDataDir('none')
writeFileSync(target, gzipSync(Buffer.from(await files.arrayBuffer())))
await database.close()
