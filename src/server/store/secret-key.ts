/**
 * SECRET_KEY: from the environment, or for the embedded store a file in DATA_DIR. The database stores a check value derived
 * from it.
 */
import { timingSafeEqual } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomBytes, toHex } from '#kernel/id'
import { codeOf, messageOf, refuseStore } from './errors.ts'
import type { Database, StoreRefusal } from './port.ts'
import { deriveKey } from './seal.ts'

export type SecretKeyOptions = {
  readonly secret_key: string | null
  readonly kind: Database['kind']
  readonly data_dir: string
}

const SHORTEST = 32

/** The key, or why there is none. The file is created on first use, under the store's lock on DATA_DIR. */
export async function loadSecretKey(options: SecretKeyOptions): Promise<string | StoreRefusal> {
  if (options.secret_key !== null) return checked(options.secret_key, 'SECRET_KEY')
  if (options.kind === 'postgresql') return refuseStore('SECRET_KEY must be set where DATABASE_URL is set.')
  const path = join(options.data_dir, 'secret-key')
  try {
    return checked((await readFile(path, 'utf8')).trim(), path)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') return refuseStore(`${path} cannot be read (${codeOf(error) || messageOf(error)}).`)
    return createKey(path)
  }
}

/** The key of data that is to be restored: none is generated, because a new one would open nothing. */
export async function readSecretKey({ secret_key, data_dir }: Omit<SecretKeyOptions, 'kind'>): Promise<string | StoreRefusal> {
  if (secret_key !== null) return checked(secret_key, 'SECRET_KEY')
  const path = join(data_dir, 'secret-key')
  const key = await readFile(path, 'utf8').catch(() => null)
  return key === null ? refuseStore(`Set SECRET_KEY, or put it in ${path}: no backup contains it.`) : checked(key.trim(), path)
}

/** Refuses a key other than the database's; the first key is recorded by its check value. */
export async function checkSecretKey(db: Database, secret_key: string): Promise<StoreRefusal | null> {
  const expected = deriveKey(secret_key, 'secret-check/v1')
  const [row] = await db.transaction(
    async (tx) => {
      await tx.query('INSERT INTO secret_check (value) VALUES ($1) ON CONFLICT DO NOTHING', [expected])
      return tx.query<{ value: Buffer }>('SELECT value FROM secret_check')
    },
    { as_owner: true },
  )
  const same = row?.value.length === expected.length && timingSafeEqual(row.value, expected)
  return same ? null : refuseStore('SECRET_KEY is not the key that this database was made with.')
}

function checked(key: string, source: string): string | StoreRefusal {
  return key.length >= SHORTEST ? key : refuseStore(`${source} must have at least ${SHORTEST} characters.`)
}

async function createKey(path: string): Promise<string> {
  const key = toHex(randomBytes(32))
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(`${key}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  return key
}
