/**
 * npm run audit: re-derives every balance, follows the whole chain, asks each room, and recomputes the audit log with the key and against
 * each head of it that was published. Exit 0 when nothing was found, 1 otherwise. The embedded store is open to one process: stop the
 * server first. On PostgreSQL it runs beside the server.
 */
import { readConfig } from '#config'
import { isRefused } from '#kernel/refusal'
import { loadSecretKey, migrate, openDatabase } from '#server/store'
import { type BooksReport, checkBooks } from '../src/server/process/check-books.ts'

async function main(): Promise<number> {
  const config = readConfig(process.env)
  if (isRefused(config)) return tell(config.detail ?? 'The environment is not valid.')
  const database = await openDatabase({ ...config, patient: true })
  if (isRefused(database)) return tell(database.detail)
  try {
    const secret_key = await loadSecretKey({ secret_key: config.secret_key, kind: database.kind, data_dir: config.data_dir })
    if (isRefused(secret_key)) return tell(secret_key.detail)
    const migrated = await migrate(database)
    if (isRefused(migrated)) return tell(migrated.detail)
    return show(await checkBooks(database, secret_key))
  } finally {
    await database.close()
  }
}

function show({ findings, batches, moves, entries, before_key, log_fault }: BooksReport): number {
  const sealed = before_key > 0n ? `, ${before_key} of them from before its key and sealed as they were` : ''
  if (log_fault === null) process.stdout.write(`${entries} entries in the audit log${sealed}.\n`)
  else console.error(`audit log: ${log_fault}`)
  for (const { check, detail } of findings) console.error(`${check}: ${detail}`)
  process.stdout.write(`${moves} moves in ${batches} batches, ${findings.length} findings.\n`)
  return findings.length === 0 && log_fault === null ? 0 : 1
}

function tell(message: string): number {
  console.error(message)
  return 1
}

process.exitCode = await main()
