/**
 * npm run break-glass -- --email ada@example.com --reason "Both others left" [--forget-factors]: on the machine, with the store's own
 * environment. Makes an account an active administrator when no other administrator is left to approve. The embedded store is open to one
 * process: stop the server first.
 */
import { parseArgs } from 'node:util'
import { type Config, readConfig } from '#config'
import { systemClock } from '#kernel/clock'
import { isRefused } from '#kernel/refusal'
import { mailboxOf } from '#kernel/text'
import { type Database, loadSecretKey, migrate, openDatabase, readKeyRing } from '#server/store'
import { assemble } from '../src/server/assemble.ts'

async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { email: { type: 'string' }, reason: { type: 'string' }, 'forget-factors': { type: 'boolean', default: false } },
  })
  const { email, reason } = values
  if (!email || !reason?.trim()) return tell('Say who and why: npm run break-glass -- --email ada@example.com --reason "Both others left"')
  const config = readConfig(process.env)
  if (isRefused(config)) return tell(config.detail ?? 'The environment is not valid.')
  const database = await openDatabase(config)
  if (isRefused(database)) return tell(database.detail)
  try {
    const migrated = await migrate(database)
    if (isRefused(migrated)) return tell(migrated.detail)
    return await appoint(config, database, {
      email: mailboxOf(email) ?? email,
      reason: reason.trim(),
      forget_factors: values['forget-factors'],
    })
  } finally {
    await database.close()
  }
}

type Wanted = { readonly email: string; readonly reason: string; readonly forget_factors: boolean }

async function appoint(config: Config, database: Database, wanted: Wanted): Promise<number> {
  const given = await loadSecretKey({ secret_key: config.secret_key, kind: database.kind, data_dir: config.data_dir })
  if (isRefused(given)) return tell(given.detail ?? 'There is no key.')
  const secret_key = await readKeyRing(database.query, given)
  const assembly = assemble({ config, database, clock: systemClock, secret_key, log: false })
  try {
    const refusal = await assembly.identity.appoint(wanted)
    if (refusal) return tell(`Nobody who could log in has the address ${wanted.email}. They sign up and verify it first.`)
    process.stdout.write(`${wanted.email} is now an administrator. The audit log records it, and all administrators are notified.\n`)
    return 0
  } finally {
    await assembly.close()
  }
}

function tell(message: string): number {
  console.error(message)
  return 1
}

process.exitCode = await main(process.argv.slice(2))
