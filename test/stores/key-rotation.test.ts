/**
 * Rotation of SECRET_KEY on the store: what was sealed stays readable, follows the new key, and a former key is needed exactly as long as
 * it seals something.
 */
import { expect, it } from 'vitest'
import { newId } from '#kernel/id'
import {
  checkSecretKey,
  countSealed,
  type Database,
  missingKeyFault,
  openOutbox,
  outboxWriter,
  readKeyRing,
  resealDue,
  sealer,
} from '#server/store'
import { onStore } from '#test/support/database.ts'
import { sealedValues } from '../../src/server/rooms.ts'

const OLD = 'the first key of at least thirty-two characters'
const NEW = 'the second key of at least thirty-two characters'
const BOTH = `${NEW},${OLD}`

async function fill(db: Database, key: string, rows: number): Promise<void> {
  const write = outboxWriter(sealer(key))
  await db.transaction(async (tx) => {
    for (let row = 0; row < rows; row += 1) await write(tx, { kind: 'mail', payload: { row } })
  })
}

async function payloads(db: Database, key: string): Promise<unknown[]> {
  const rows = await db.query<{ payload: Buffer }>('SELECT payload FROM outbox ORDER BY id')
  return rows.map(({ payload }) => openOutbox(sealer(key), payload))
}

onStore((store) => {
  it('re-seals what a former key sealed, in batches and only once, and says what still needs the former key', async () => {
    const db = await store.open()
    expect(await checkSecretKey(db, OLD)).toBeNull()
    await fill(db, OLD, 250)
    expect(await checkSecretKey(db, BOTH)).toBeNull()
    const before = await payloads(db, BOTH)
    expect(before).toHaveLength(250)
    expect(await missingKeyFault(db, NEW, sealedValues)).toMatch(
      /^SECRET_KEY lacks a former key that still seals values \(250 in outbox\): put it back/,
    )
    const ring = await readKeyRing(db.query, BOTH)
    expect(await resealDue(db, ring, sealedValues)).toBe(250)
    expect(await resealDue(db, ring, sealedValues)).toBe(0)
    expect(await payloads(db, NEW)).toEqual(before)
    expect([...(await countSealed(db.query, BOTH, sealedValues)).keys()]).toEqual([0])
    expect(await missingKeyFault(db, NEW, sealedValues)).toBeNull()
    expect(await checkSecretKey(db, NEW)).toBeNull()
  })

  it('continues after an interruption, and finds what a lagging node sealed meanwhile', async () => {
    const db = await store.open()
    await checkSecretKey(db, OLD)
    await fill(db, OLD, 150)
    await checkSecretKey(db, BOTH)
    const ring = await readKeyRing(db.query, BOTH)
    let left = 1
    const failing: Database = {
      ...db,
      transaction: ((work, options) => {
        left -= 1
        return left < 0 ? Promise.reject(new Error('power')) : db.transaction(work, options)
      }) as Database['transaction'],
    }
    const outbox = sealedValues.filter(({ table }) => table === 'outbox')
    await expect(resealDue(failing, ring, outbox)).rejects.toThrow('power')
    expect(await resealDue(db, ring, outbox)).toBe(50)
    await fill(db, OLD, 1)
    await db.query(`UPDATE reseal SET done_at = done_at - interval '1 hour'`)
    expect(await resealDue(db, ring, outbox)).toBe(1)
    expect(await payloads(db, NEW)).toHaveLength(151)
  })

  it('refuses keys without the newest one, and lets a node with the former order serve on', async () => {
    const db = await store.open()
    await checkSecretKey(db, OLD)
    expect(await checkSecretKey(db, `${OLD},${NEW}`)).toBeNull()
    await checkSecretKey(db, BOTH)
    expect(await checkSecretKey(db, `${OLD},${NEW}`)).toBeNull()
    expect(await checkSecretKey(db, OLD)).toMatchObject({ detail: expect.stringMatching(/lacks the key that this database uses now/) })
    expect(await checkSecretKey(db, `${newId()}${newId()}`)).toMatchObject({
      detail: expect.stringMatching(/not the key that this database/),
    })
    const generations = await db.query('SELECT number FROM secret_key ORDER BY number')
    expect(generations).toEqual([{ number: 1 }, { number: 2 }])
  })
})
