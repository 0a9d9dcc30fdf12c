/**
 * npm run demo -- --users 500 --bot-days 8: made-up people with deposits, plans, withdrawals, referrals, testimonials and applications,
 * bots that have traded for some days, and forecasts with their backtest, in a data directory that is marked for good as a demo's. Every
 * page of an instance on it says "demo data". Money moves through the ledger's own door, so that the auditor finds nothing.
 */

import { type Config, readConfig } from '#config'
import { addSeconds, systemClock } from '#kernel/clock'
import { DAY_SECONDS } from '#kernel/duration'
import { causeOf, isRefused } from '#kernel/refusal'
import { reasonText } from '#sentences/say'
import { type Database, loadSecretKey, migrate, openDatabase } from '#server/store'
import { assemble } from '../src/server/assemble.ts'
import { tradePaper } from './demo/bots.ts'
import { computeForecasts } from './demo/forecasts.ts'
import { markDemo } from './demo/mark.ts'
import { movePaper } from './demo/money.ts'
import { invent, inventMember, lifeOf, lifeOfMember } from './demo/people.ts'
import { payReferrals, sendApplications, writeTestimonials } from './demo/rooms.ts'
import { askSupport } from './demo/support.ts'

const MAX_MEMBERS = 1_000_000
const MAX_DAYS = 30
const HOURS_A_DAY = 24

const HELP = `npm run demo -- [--users 500] [--bot-days 8]

Fills an empty data directory (DATA_DIR) with made-up people and marks it as a demo's for good.
  --users N     so many people, at most ${MAX_MEMBERS} (500)
  --bot-days N  for so many days the bots have traded, at most ${MAX_DAYS} (8; 0 leaves out bots and forecasts)
It shows what it does, and takes about three minutes on two free cores. The two log-ins are printed at the end.
`

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(HELP)
    return 0
  }
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
    const member = await inventMember(database, addSeconds(now, -39 * DAY_SECONDS))
    const people = await invent(database, users, now, member.person)
    const events = [...people.flatMap((person, at) => lifeOf(person, at, now)), ...lifeOfMember(member.person, now)].filter(
      ({ at }) => at <= now,
    )
    step(`${people.length} people move paper money.`)
    const moved = await movePaper(database, events, secret_key)
    await payReferrals(assembly)
    const asked = await askSupport(database, member.person, now)
    const testimonials = await writeTestimonials(assembly, database)
    const applications = await sendApplications(assembly, database, member.person)
    if (bot_days > 0) step(`The bots trade through the last ${bot_days} days.`)
    const hours = await tradePaper(database, Math.floor(bot_days * HOURS_A_DAY), now, (days) => step(`  day ${days} of ${bot_days}`))
    if (hours > 0) {
      step(`The bots have traded ${hours} hours.`)
      await computeForecasts(assembly, (days) => step(`  forecasts of ${days} days of coins`))
    }
    const { findings, moves } = await assembly.auditLedger(true)
    for (const { check, detail } of findings) console.error(`${check}: ${detail}`)
    process.stdout.write(
      `${people.length} people, ${moved} transactions, ${asked} support conversations, ${testimonials} testimonials, ${applications} applications, ` +
        `${moves} moves, ${findings.length} findings of the auditor.\n`,
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

const started = performance.now()

/** What it does now, with the seconds since the start. */
function step(text: string): void {
  process.stdout.write(`${String(Math.round((performance.now() - started) / 1000)).padStart(4)} s  ${text}\n`)
}

function tell(message: string): number {
  console.error(message)
  return 1
}

process.exitCode = await main(process.argv.slice(2))
