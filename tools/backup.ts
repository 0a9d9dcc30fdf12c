/**
 * Backups of the store that the environment names.
 *   npm run backup -- FOLDER                              makes one in FOLDER
 *   npm run backup:verify -- FOLDER [--identity FILE]     restores one in a scratch place and checks it
 *   npm run restore -- FOLDER [--identity FILE] [--origin NAME]   restores one into an empty place
 * FOLDER is a backup, or holds backups: then the newest is meant. The embedded store is open to one process: stop the server for the first
 * command, or let the server make backups (BACKUP_DIR). Exit 1 with one sentence if it is refused; nothing is changed then.
 */
import { parseArgs } from 'node:util'
import { type Config, readConfig } from '#config'
import { systemClock } from '#kernel/clock'
import { isRefused, type Refused } from '#kernel/refusal'
import { findBackup, makeBackup, removeOldest, restoreBackup, verifyBackup } from '#server/backup'
import { loadSecretKey, openDatabase, readSecretKey } from '#server/store'
import { booksFault } from '../src/server/process/check-books.ts'

const USAGE = 'Name a folder: npm run backup -- FOLDER, npm run backup:verify -- FOLDER, npm run restore -- FOLDER [--identity FILE]'

type Given = { readonly config: Config; readonly folder: string; readonly identity: string | null; readonly origin: string | null }
type Outcome = string | (Refused & { readonly detail?: string })

async function make({ config, folder }: Given): Promise<Outcome> {
  const database = await openDatabase(config)
  if (isRefused(database)) return database
  try {
    const secret_key = await loadSecretKey({ ...config, kind: database.kind })
    if (isRefused(secret_key)) return secret_key
    const deps = { database, database_url: ownerUrl(config), secret_key, clock: systemClock, checkBooks: booksFault }
    const made = await makeBackup(deps, { folder, recipient: config.backup?.recipient ?? null })
    if (isRefused(made)) return made
    if (config.backup?.folder === folder) await removeOldest(config.backup, made, secret_key)
    const { journal, log } = made.manifest.contents
    return `${made.folder}: restored once and checked. ${journal.moves} moves in ${journal.batch} batches, log of ${log.size} entries.`
  } finally {
    await database.close()
  }
}

async function verify(given: Given): Promise<Outcome> {
  const opening = await openingOf(given)
  if (isRefused(opening)) return opening
  const found = await findBackup(given.folder, opening.secret_key)
  if (isRefused(found)) return found
  const how = await verifyBackup(found, { database_url: ownerUrl(given.config) }, opening)
  if (typeof how !== 'string') return how
  return `${found.folder}: ${VERIFIED[how]}`
}

const VERIFIED = {
  restored: 'restored in a scratch place, its books and its log checked.',
  read: 'read to its end, not restored: no database may be created here, or the backup is of a newer version.',
  hashes: 'each file is as it was written. Give --identity FILE to restore it in a scratch place.',
}

async function restore(given: Given): Promise<Outcome> {
  const opening = await openingOf(given)
  if (isRefused(opening)) return opening
  const found = await findBackup(given.folder, opening.secret_key)
  if (isRefused(found)) return found
  const { config } = given
  const contents = await restoreBackup(found, { database_url: ownerUrl(config), data_dir: config.data_dir }, opening)
  if (isRefused(contents)) return contents
  const { made_at } = found.manifest
  return `Restored the backup of ${made_at}: ${contents.journal.moves} moves, books and log checked. npm start continues from there.`
}

async function openingOf({ config, identity, origin }: Given) {
  const secret_key = await readSecretKey(config)
  return isRefused(secret_key) ? secret_key : { secret_key, checkBooks: booksFault, identity, origin }
}

/** The login that owns the tables may read and create all of them. */
function ownerUrl({ database_owner_url, database_url }: Config): string | null {
  return database_owner_url ?? database_url
}

async function main([command = '', ...args]: readonly string[]): Promise<number> {
  const work = { make, verify, restore }[command]
  const given = readArguments(args)
  if (!work || typeof given === 'string') return report(typeof given === 'string' ? given : USAGE, 1)
  const config = readConfig(process.env)
  if (isRefused(config)) return report(config.detail ?? 'The environment is not valid.', 1)
  const outcome = await work({ ...given, config })
  return typeof outcome === 'string' ? report(outcome, 0) : report(outcome.detail ?? outcome.refused, 1)
}

function readArguments(args: readonly string[]): Omit<Given, 'config'> | string {
  try {
    const text = { type: 'string' } as const
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: { identity: text, origin: text } })
    const [folder, more] = positionals
    if (folder === undefined || more !== undefined) return USAGE
    return { folder, identity: values.identity ?? null, origin: values.origin ?? null }
  } catch {
    return USAGE
  }
}

function report(message: string, code: 0 | 1): number {
  if (code === 0) process.stdout.write(`${message}\n`)
  else console.error(message)
  return code
}

process.exitCode = await main(process.argv.slice(2))
