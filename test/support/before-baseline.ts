/** The migrations that the baseline replaced, kept to make a database as the last version before it left one. */
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { scratch } from './scratch.ts'

const FILE = join(import.meta.dirname, 'before-baseline.json.gz')

/** SQL by file name, in order. */
export const migrationsBeforeBaseline: ReadonlyMap<string, string> = new Map(
  Object.entries(JSON.parse(gunzipSync(readFileSync(FILE)).toString('utf8')) as Readonly<Record<string, string>>),
)

/** A directory of those migrations for `migrate`, by default all of them. */
export async function directoryBeforeBaseline(wanted: (name: string) => boolean = () => true): Promise<string> {
  const directory = scratch()
  for (const [name, sql] of migrationsBeforeBaseline) if (wanted(name)) await writeFile(join(directory, name), sql)
  return directory
}
