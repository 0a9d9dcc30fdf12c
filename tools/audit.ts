/**
 * npm run audit: re-derives every balance, follows the whole chain, asks each room, and recomputes the audit log with the key and against each
 * head of it that was published. Exit 0 when nothing was found, 1 otherwise.
 */
import { readConfig } from '#config'
import { systemClock } from '#kernel/clock'
import { isRefused } from '#kernel/refusal'
import { audit } from '#server/ledger'
import { type Database, loadSecretKey, migrate, openDatabase } from '#server/store'
import { auditChecks } from '../src/server/registry.ts'
import { auditOf } from '../src/server/rooms.ts'

async function main(): Promise<number> {
  const config = readConfig(process.env)
  if (isRefused(config)) return tell(config.detail ?? 'The environment is not valid.')
  const database = await openDatabase(config)
  if (isRefused(database)) return tell(database.detail)
  try {
    const secret_key = await loadSecretKey({ secret_key: config.secret_key, kind: database.kind, data_dir: config.data_dir })
    if (isRefused(secret_key)) return tell(secret_key.detail)
    await migrate(database)
    const log_holds = await auditLog(database, secret_key)
    const { findings, batches, moves } = await audit({ database, clock: systemClock, checks: auditChecks }, { whole: true })
    for (const { check, detail } of findings) console.error(`${check}: ${detail}`)
    process.stdout.write(`${moves} moves in ${batches} batches, ${findings.length} findings.\n`)
    return findings.length === 0 && log_holds ? 0 : 1
  } finally {
    await database.close()
  }
}

async function auditLog(database: Database, secret_key: string): Promise<boolean> {
  const { ok, entries, before_key, first_bad, why } = await auditOf({ database, clock: systemClock, secret_key }).verify()
  const sealed = before_key > 0n ? `, ${before_key} of them from before its key and sealed as they were` : ''
  if (ok) process.stdout.write(`${entries} entries in the audit log${sealed}.\n`)
  else console.error(`audit log: invalid from entry ${first_bad} on: ${why}`)
  return ok
}

function tell(message: string): number {
  console.error(message)
  return 1
}

process.exitCode = await main()
