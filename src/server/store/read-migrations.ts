/**
 * Reads the migrations of a directory: files `NNN-name.sql`, or folders `NNN-name` of `.sql` files that form one migration, in
 * order of name. A folder may list the earlier migrations that it replaces in `replaces.sha256`, in the format of sha256sum.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf, refuseStore } from './errors.ts'
import type { StoreRefusal } from './port.ts'

/** A row of schema_migration. */
export type Applied = { readonly number: number; readonly name: string; readonly sha256: string }
export type Migration = Applied & { readonly sql: string; readonly replaces: readonly Applied[] }

const NAME = /^(\d{3})-[a-z0-9-]+(?:\.sql)?$/
const REPLACED = /^([0-9a-f]{64}) {2}((\d{3})-[a-z0-9-]+\.sql)$/

export async function readMigrations(directory: string): Promise<Migration[] | StoreRefusal> {
  const entries = (await readdir(directory, { withFileTypes: true })).filter((entry) => entry.isDirectory() || entry.name.endsWith('.sql'))
  const migrations: Migration[] = []
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const { name } = entry
    const number = Number(NAME.exec(name)?.[1])
    const last = migrations.at(-1)?.number ?? 0
    if (!(number > last)) return refuseStore(`Migration ${name} does not follow number ${last}.`)
    const path = join(directory, name)
    const sql = entry.isDirectory() ? await sqlOfFolder(path) : await textOf(path)
    const replaces = entry.isDirectory() ? await replacedBy(path) : []
    migrations.push({ number, name, sql, sha256: createHash('sha256').update(sql).digest('hex'), replaces })
  }
  return migrations
}

async function sqlOfFolder(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return (await Promise.all(names.map((name) => textOf(join(folder, name))))).join('\n')
}

async function replacedBy(folder: string): Promise<Applied[]> {
  const list = await textOf(join(folder, 'replaces.sha256')).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return ''
    throw error
  })
  return list.split('\n').flatMap((line) => {
    const [, sha256, name, number] = REPLACED.exec(line) ?? []
    return sha256 && name ? [{ number: Number(number), name, sha256 }] : []
  })
}

/** Normalises line ends, so that the hash is the same on every system. */
async function textOf(path: string): Promise<string> {
  return (await readFile(path, 'utf8')).replaceAll('\r\n', '\n')
}
