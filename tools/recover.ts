/**
 * npm run recover [-- --checkpoints FOLDER]: shows what a database that came back older than its published log has lost; changes nothing.
 * npm run recover -- --sign --reason "Disk failed": signs the recovery statement, which begins a new origin and stays public for ever.
 * The folder is BACKUP_DIR by default: it keeps the published checkpoints. The embedded store is open to one process: stop the server
 * first.
 */
import { parseArgs } from 'node:util'
import { readConfig } from '#config'
import { systemClock } from '#kernel/clock'
import { isRefused } from '#kernel/refusal'
import { listClaims } from '#server/backup'
import { openKeptCheckpoints, planRecovery, readInstance, recoverLog } from '#server/solvency'
import { checkSecretKey, type Database, loadSecretKey, migrate, openDatabase } from '#server/store'
import { booksFault } from '../src/server/process/check-books.ts'

const USAGE = 'npm run recover -- [--checkpoints FOLDER] [--sign --reason "What happened"]'
const WHY = {
  current: 'Nothing to recover: the database continues the newest published checkpoint.',
  forked: 'The database signed a second history itself. No recovery statement covers that: restore the newest backup.',
}

type Given = { readonly folder: string; readonly sign: boolean; readonly reason: string }

async function main(args: string[]): Promise<number> {
  const config = readConfig(process.env)
  if (isRefused(config)) return report(config.detail ?? 'The environment is not valid.')
  const given = readArguments(args, config.backup?.folder ?? null)
  if (typeof given === 'string') return report(given)
  const database = await openDatabase({ ...config, patient: true })
  if (isRefused(database)) return report(database.detail)
  try {
    const secret_key = await loadSecretKey({ secret_key: config.secret_key, kind: database.kind, data_dir: config.data_dir })
    if (isRefused(secret_key)) return report(secret_key.detail)
    const migrated = await migrate(database)
    const wrong = isRefused(migrated) ? migrated : await checkSecretKey(database, secret_key)
    if (wrong) return report(wrong.detail)
    return await recover(database, secret_key, given)
  } catch (error) {
    return report(`The log cannot be recovered: ${error instanceof Error ? error.message : String(error)}.`)
  } finally {
    await database.close()
  }
}

async function recover(database: Database, secret_key: string, { folder, sign, reason }: Given): Promise<number> {
  const kept = openKeptCheckpoints(folder)
  const identity = await readInstance(database, secret_key)()
  const plan = await planRecovery(database.query, kept, identity)
  if ('refused' in plan) return report(WHY[plan.refused])
  const lines = [
    `The newest published checkpoint has ${plan.old.size} entries, this database's newest ${plan.restored_size}.`,
    `Lost: ${plan.lost.length} published checkpoints, and every operation after the restored point.`,
    ...(await newerBackups(database, folder)),
    `The log would continue as ${plan.origin}.`,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  if (!sign) {
    process.stdout.write(`Nothing was changed. To sign: npm run recover -- --sign --reason "What happened"\n`)
    return 0
  }
  const fault = await booksFault(database, secret_key)
  if (fault !== null) return report(`The books do not hold, so nothing was signed: ${fault}.`)
  const done = await recoverLog({ database, kept, identity, at: systemClock.now(), reason })
  if ('refused' in done) return report(WHY[done.refused])
  process.stdout.write(`Signed. The statement is public at /proof, and money is written again.\n`)
  return 0
}

/** Backups that hold more of the journal than the database: restoring one loses less. */
async function newerBackups({ query }: Database, folder: string): Promise<string[]> {
  const [head] = await query<{ batch: bigint; move: bigint }>('SELECT batch, move FROM journal_head')
  const newer = (await listClaims(folder)).filter(({ manifest }) => BigInt(manifest.contents.journal.batch) > (head?.batch ?? 0n))
  const restored = `The restored journal ends with batch ${head?.batch ?? 0n} and move ${head?.move ?? 0n}.`
  const [best] = newer
  if (!best) return [restored]
  const { batch, moves } = best.manifest.contents.journal
  return [restored, `The backup ${best.folder} has more: batch ${batch}, move ${moves}. Restore it instead.`]
}

function readArguments(args: string[], standard: string | null): Given | string {
  try {
    const text = { type: 'string' } as const
    const { values } = parseArgs({ args, options: { checkpoints: text, reason: text, sign: { type: 'boolean', default: false } } })
    const folder = values.checkpoints ?? standard
    const reason = values.reason?.trim() ?? ''
    if (folder === null) return 'Name the folder with the published checkpoints: --checkpoints FOLDER, or BACKUP_DIR.'
    if (values.sign && (reason === '' || reason.length > 500))
      return 'Give a reason of 1 to 500 characters: it is public. --reason "What happened"'
    return { folder, sign: values.sign, reason }
  } catch {
    return USAGE
  }
}

function report(message: string): number {
  console.error(message)
  return 1
}

process.exitCode = await main(process.argv.slice(2))
