/**
 * npm run demo -- --users 500 --bot-days 8: made-up people with deposits, plans and withdrawals, and bots that have traded for some days,
 * in a data directory that is marked for good as a demo's. Every page of an instance on it says "demo data". Money moves through the
 * ledger's own door, so that the auditor finds nothing.
 */

import { type Config, readConfig } from '#config'
import { addSeconds, systemClock } from '#kernel/clock'
import { DAY_SECONDS } from '#kernel/duration'
import { causeOf, isRefused } from '#kernel/refusal'
import { reasonText } from '#sentences/say'
import { type Database, loadSecretKey, migrate, openDatabase } from '#server/store'
import { assemble } from '../src/server/assemble.ts'
import { tradePaper } from './demo/bots.ts'
import { markDemo } from './demo/mark.ts'
import { movePaper } from './demo/money.ts'
import { invent, inventMember, lifeOf, lifeOfMember } from './demo/people.ts'
import { askSupport } from './demo/support.ts'

const MAX_MEMBERS = 1_000_000
const MAX_DAYS = 30
const HOURS_A_DAY = 24

async function main(args: readonly string[]): Promise<number> {
  const users = usersOf(args)
  const bot_days = Number(optionOf(args, '--bot-days', '8'))
  if (!(bot_days >= 0 && bot_days <= MAX_DAYS)) return tell(`Say for how many days the bots trade: --bot-days 8 (at most ${MAX_DAYS}).`)
  if (users === null) return tell(`Say how many people: npm run demo -- --users 500 (at most ${MAX_MEMBERS}).`)
  const config = readConfig(process.env)
  if (isRefused(config)) return tell(config.detail ?? 'The environment is not valid.')
  const database = await openDatabase(config)
  if (isRefused(database)) return tell(database.detail)
  try {
    const migrated = await migrate(database)
    if (isRefused(migrated)) return tell(migrated.detail)
    if (!(await markDemo(database)))
      return tell('There are people in this data directory already. A demo begins in an empty one: set DATA_DIR.')
    return await fill(config, database, users, bot_days)
  } finally {
    await database.close()
  }
}

async function fill(config: Config, database: Database, users: number, bot_days: number): Promise<number> {
  const secret_key = await loadSecretKey({ secret_key: config.secret_key, kind: database.kind, data_dir: config.data_dir })
  if (isRefused(secret_key)) return tell(secret_key.detail ?? 'There is no key.')
  const assembly = assemble({ config, database, clock: systemClock, secret_key, log: false })
  try {
    const administrator = await assembly.seed()
    if (isRefused(administrator)) return tell(reasonText(causeOf(administrator)))
    const now = systemClock.now()
    const people = await invent(database, users, now)
    const member = await inventMember(database, addSeconds(now, -39 * DAY_SECONDS))
    const events = [...people.flatMap(lifeOf), ...lifeOfMember(member.person, now)].filter(({ at }) => at <= now)
    const moved = await movePaper(database, events, secret_key)
    const asked = await askSupport(database, member.person, now)
    process.stdout.write('The bots trade through the last days. This takes a minute or two.\n')
    const hours = await tradePaper(database, Math.floor(bot_days * HOURS_A_DAY), now)
    if (hours > 0) process.stdout.write(`The bots have traded ${hours} hours.\n`)
    const { findings, moves } = await assembly.auditLedger(true)
    for (const { check, detail } of findings) console.error(`${check}: ${detail}`)
    process.stdout.write(
      `${people.length} people, ${moved} transactions, ${asked} support conversations, ${moves} moves, ${findings.length} findings of the auditor.\n`,
    )
    process.stdout.write(`Member ${member.email}, password ${member.password} (shown only now)\n`)
    if (administrator.password)
      process.stdout.write(`Administrator ${administrator.email}, password ${administrator.password} (shown only now)\n`)
    return findings.length === 0 ? 0 : 1
  } finally {
    await assembly.close()
  }
}

function usersOf(args: readonly string[]): number | null {
  const text = optionOf(args, '--users', '500')
  return /^[1-9]\d{0,6}$/.test(text) && Number(text) <= MAX_MEMBERS ? Number(text) : null
}

function optionOf(args: readonly string[], name: string, usual: string): string {
  const at = args.indexOf(name)
  return at < 0 ? usual : (args[at + 1] ?? '')
}

function tell(message: string): number {
  console.error(message)
  return 1
}

process.exitCode = await main(process.argv.slice(2))
