/** npm run audit: re-derives every balance, follows the whole chain and asks each room. Exit 0 when nothing was found, 1 otherwise. */
import { readConfig } from '#config'
import { systemClock } from '#kernel/clock'
import { isRefused } from '#kernel/refusal'
import { audit } from '#server/ledger'
import { migrate, openDatabase } from '#server/store'
import { auditChecks } from '../src/server/rooms.ts'

async function main(): Promise<number> {
  const config = readConfig(process.env)
  if (isRefused(config)) return tell(config.message ?? 'The environment is not valid.')
  const database = await openDatabase(config)
  if (isRefused(database)) return tell(database.message)
  try {
    await migrate(database)
    const { findings, batches, moves } = await audit({ database, clock: systemClock, checks: auditChecks }, { whole: true })
    for (const { check, detail } of findings) console.error(`${check}: ${detail}`)
    process.stdout.write(`${moves} moves in ${batches} batches, ${findings.length} findings.\n`)
    return findings.length === 0 ? 0 : 1
  } finally {
    await database.close()
  }
}

function tell(message: string): number {
  console.error(message)
  return 1
}

process.exitCode = await main()
