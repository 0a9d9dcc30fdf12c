/**
 * SECRET_KEY: from the environment, or for the embedded store a file in DATA_DIR. The database stores a check value derived
 * from it.
 */
import { timingSafeEqual } from 'node:crypto'
import { open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { newId, randomBytes, toHex } from '#kernel/id'
import { codeOf, folderFault, refuseStore } from '../errors.ts'
import type { Database, Query, StoreRefusal } from '../port.ts'
import { deriveKey, type KeyRing, keysIn, MIN_KEY_LENGTH, openedByAny, type SecretKey, sealer } from './seal.ts'

export type SecretKeyOptions = {
  readonly secret_key: string | null
  readonly kind: Database['kind']
  readonly data_dir: string
}

/** The key, or why there is none. The file is created on first use, under the store's lock on DATA_DIR. */
export async function loadSecretKey(options: SecretKeyOptions): Promise<string | StoreRefusal> {
  if (options.secret_key !== null) return checked(options.secret_key, 'SECRET_KEY')
  if (options.kind === 'postgresql') return refuseStore('SECRET_KEY must be set where DATABASE_URL is set.')
  const path = join(options.data_dir, 'secret-key')
  try {
    return checked((await readFile(path, 'utf8')).trim(), path)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') return refuseStore(`${path} cannot be read: ${folderFault(error)}.`)
    return createKey(path).catch((failed: unknown) => refuseStore(`${path} cannot be written: ${folderFault(failed)}.`))
  }
}

/** The key of data that is to be restored: none is generated, because a new one would open nothing. */
export async function readSecretKey({ secret_key, data_dir }: Omit<SecretKeyOptions, 'kind'>): Promise<string | StoreRefusal> {
  if (secret_key !== null) return checked(secret_key, 'SECRET_KEY')
  const path = join(data_dir, 'secret-key')
  const key = await readFile(path, 'utf8').catch(() => null)
  return key === null ? refuseStore(`Set SECRET_KEY, or put it in ${path}: no backup contains it.`) : checked(key.trim(), path)
}

/**
 * Refuses keys among which the database's newest one is not. A first key that the database does not know yet begins a generation: what
 * cannot be repeated under it is kept of the former ones, sealed under the new one.
 */
export async function checkSecretKey(db: Database, secret_key: string): Promise<StoreRefusal | null> {
  const keys = keysIn(secret_key)
  const given = keys.map((key) => deriveKey(key, CHECK))
  return db.transaction(
    async (tx) => {
      await tx.query(`SELECT pg_advisory_xact_lock(hashtext('secret key'))`)
      await tx.query('INSERT INTO secret_check (value) VALUES ($1) ON CONFLICT DO NOTHING', [given[0]])
      await tx.query('INSERT INTO secret_key (number, value) SELECT 1, value FROM secret_check ON CONFLICT DO NOTHING')
      const generations = await readGenerations(tx.query)
      const newest = generations.at(-1)
      const placeOf = ({ value }: Pick<Generation, 'value'>): number => given.findIndex((one) => isSame(one, value))
      if (!newest || placeOf(newest) < 0) return refuseStore(generations.some((one) => placeOf(one) >= 0) ? BEHIND : OTHER)
      const [first] = given
      if (!first || generations.some(({ value }) => isSame(first, value))) return null
      await tx.query('INSERT INTO secret_key (number, value) VALUES ($1, $2)', [newest.number + 1, first])
      const { seal } = sealer(keys[0])
      for (const one of generations) {
        const key = keys[placeOf(one)]
        if (key === undefined) continue
        for (const label of KEPT_LABELS)
          await tx.query('INSERT INTO kept_key (id, label, generation, sealed) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING', [
            newId(),
            label,
            one.number,
            seal(deriveKey(key, label), KEPT_PURPOSE),
          ])
      }
      return null
    },
    { as_owner: true },
  )
}

const CHECK = 'secret-check/v1'
const OTHER = 'SECRET_KEY is not the key that this database was made with.'
const BEHIND = 'SECRET_KEY lacks the key that this database uses now: put the newest key first, and former ones after it.'
export const KEPT_PURPOSE = 'kept-key'
/** Labels of keys whose past use must stay verifiable: codes, marks of equal files, the audit log's chain, nonces of epochs. */
const KEPT_LABELS = ['one-time-code', 'document-mark/v1', 'audit/chain/v1', 'proof/master/v1'] as const

export type Generation = { readonly number: number; readonly value: Buffer; readonly since: Date; readonly gone_at: Date | null }

/** Every key that the database has known, oldest first. */
export function readGenerations(query: Query): Promise<Generation[]> {
  return query<Generation>('SELECT number, value, since, gone_at FROM secret_key ORDER BY number')
}

/** Which of the given keys a generation is; -1: none. */
export function placeOfGeneration(secret_key: SecretKey, { value }: Pick<Generation, 'value'>): number {
  return keysIn(secret_key).findIndex((key) => isSame(deriveKey(key, CHECK), value))
}

/** The given keys with what the database kept of former ones, as far as these open it. */
export async function readKeyRing(query: Query, given: string): Promise<KeyRing> {
  const [rows, generations] = await Promise.all([
    query<{ label: string; generation: number; sealed: Buffer }>('SELECT label, generation, sealed FROM kept_key ORDER BY generation DESC'),
    readGenerations(query),
  ])
  const { open } = sealer(given)
  const first = generations[0] ? placeOfGeneration(given, generations[0]) : 0
  return {
    given,
    kept: rows.flatMap(({ label, generation, sealed }) => {
      const opened = openedByAny([Buffer.alloc(0)], () => open(sealed, KEPT_PURPOSE))
      return opened ? [{ label, generation, key: opened.value }] : []
    }),
    original: keysIn(given)[first] ?? null,
  }
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}

function checked(key: string, source: string): string | StoreRefusal {
  return key.length >= MIN_KEY_LENGTH ? key : refuseStore(`${source} must have at least ${MIN_KEY_LENGTH} characters.`)
}

async function createKey(path: string): Promise<string> {
  const key = toHex(randomBytes(32))
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(`${key}\n`)
    await file.sync()
  } catch (error) {
    // Half a key would refuse every later start.
    await rm(path, { force: true })
    throw error
  } finally {
    await file.close()
  }
  return key
}
