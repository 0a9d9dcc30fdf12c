import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkSecretKey, loadSecretKey, openOutbox, outboxWriter, sealer } from '#server/store'
import { eachStore } from '#test/support/database.ts'

const KEY = 'a key of at least thirty-two characters'

eachStore((store) => {
  it('remembers the first secret key and refuses another', async () => {
    const db = await store.open()
    expect(await checkSecretKey(db, KEY)).toBe(null)
    expect(await checkSecretKey(db, KEY)).toBe(null)
    expect(await checkSecretKey(db, `${KEY}!`)).toMatchObject({ detail: 'SECRET_KEY is not the key that this database was made with.' })
  })

  it('makes a key for the embedded store only, readable by its owner only, and finds it again', async () => {
    const { data_dir } = await store.place({ empty: true })
    const options = { secret_key: null, kind: store.kind, data_dir }
    const key = await loadSecretKey(options)
    if (store.kind === 'postgresql') {
      expect(key).toMatchObject({ detail: 'SECRET_KEY must be set where DATABASE_URL is set.' })
      return
    }
    expect(key).toMatch(/^[0-9a-f]{64}$/)
    expect(await loadSecretKey(options)).toBe(key)
    expect((await stat(join(data_dir, 'secret-key'))).mode & 0o777).toBe(0o600)
    expect(await readFile(join(data_dir, 'secret-key'), 'utf8')).toBe(`${key}\n`)
    expect(await loadSecretKey({ ...options, secret_key: 'short' })).toMatchObject({
      detail: 'SECRET_KEY must have at least 32 characters.',
    })
  })

  it('writes an outbox row with its cause, sealed, and not without it', async () => {
    const db = await store.open()
    const seals = sealer(KEY)
    const write = outboxWriter(seals)
    await db.transaction((tx) => write(tx, { kind: 'mail', payload: { code: '123456' } }))
    await db
      .transaction((tx) => write(tx, { kind: 'mail', payload: { code: '654321' } }).then(() => Promise.reject(new Error('no'))))
      .catch(() => {})
    const rows = await db.query<{ kind: string; payload: Buffer; due: boolean }>('SELECT kind, payload, due_at <= now() AS due FROM outbox')
    expect(rows.map((row) => ({ ...row, payload: openOutbox(seals, row.payload) }))).toEqual([
      { kind: 'mail', payload: { code: '123456' }, due: true },
    ])
    expect(rows[0]?.payload.includes('123456')).toBe(false)
  })
})
