/** What the store knows of the setup: its kind, the key that seals it, and the room on its disk. */
import { statfs } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { SetupFacts, SetupReading } from '#contract/admin/setup'
import type { Database } from './port.ts'

type StoreConfig = { readonly secret_key: string | null; readonly data_dir: string }

export async function readStoreSetup(
  { kind, outOfSpace }: Pick<Database, 'kind' | 'outOfSpace'>,
  config: StoreConfig,
): Promise<SetupFacts> {
  const full = outOfSpace() !== null
  return {
    disk: kind === 'embedded' ? await readDisk(config.data_dir, full) : noDisk(full),
    secret_key: config.secret_key === null ? { finding: 'key_generated', value: resolve(config.data_dir) } : { finding: 'key_own' },
    database: { finding: kind === 'embedded' ? 'database_embedded' : 'database_own' },
  }
}

/** Of another machine, or of none: only the database's own error is known. */
function noDisk(full: boolean): SetupReading {
  return { finding: full ? 'disk_full' : 'disk_elsewhere' }
}

const MIN_FREE_BYTES = 2 * 1024 ** 3

/** What this user may still write there. */
async function readDisk(data_dir: string, full: boolean): Promise<SetupReading> {
  const disk = await statfs(data_dir).catch(() => null)
  if (disk === null) return noDisk(full)
  const free = disk.bavail * disk.bsize
  return { finding: full || free < MIN_FREE_BYTES ? 'disk_low' : 'disk_free', count: free, value: resolve(data_dir) }
}
