/** Files in the database: whose they are, how many there may be, when they go, and what a reader of the tables learns. */
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { newId } from '#kernel/id'
import { isRefused } from '#kernel/refusal'
import { type DocumentsRoom, type Examined, openDocuments, type Purpose } from '#server/documents'
import type { Database } from '#server/store'
import { movableClock, type TestClock } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'

const SECRET_KEY = 'a secret key for tests, long enough'
const DAY_SECONDS = 86_400
const MEBIBYTE = 1_048_576

const paper = (bytes: Buffer, name = 'Ausweis.pdf'): Examined => ({ kind: 'pdf', name, bytes, examined: true })

onStore((store) => {
  let database: Database
  let clock: TestClock
  let documents: DocumentsRoom
  beforeAll(async () => {
    database = await store.open()
    clock = movableClock()
    documents = openDocuments({ database, clock, secret_key: SECRET_KEY, scanner: null })
  })

  const in30Days = () => new Date(clock.now().getTime() + 30 * DAY_SECONDS * 1000)
  const keep = (owner: string, file: Examined, purpose: Purpose = 'govt_id') =>
    database.transaction((tx) => documents.keep(tx, { owner, purpose, file, keep_until: purpose === 'avatar' ? null : in30Days() }))
  async function kept(owner: string, file: Examined, purpose: Purpose = 'govt_id'): Promise<string> {
    const id = await keep(owner, file, purpose)
    if (isRefused(id)) throw new Error(id.refused)
    return id
  }

  it('gives a file to its owner only', async () => {
    const [owner, stranger] = [newId(), newId()]
    const bytes = randomBytes(70_000)
    const id = await kept(owner, paper(bytes))
    expect(await documents.read(owner, id)).toMatchObject({ name: 'Ausweis.pdf', kind: 'pdf', bytes: 70_000, purpose: 'govt_id' })
    expect((await documents.read(owner, id))?.content.equals(bytes)).toBe(true)
    expect(await documents.read(stranger, id)).toBe(null)
    expect(await documents.read(owner, 'no id')).toBe(null)
    expect(await documents.list(stranger)).toEqual([])
    expect(await database.transaction((tx) => documents.remove(tx, stranger, id))).toBe(false)
    expect(await database.transaction((tx) => documents.remove(tx, owner, id))).toBe(true)
    expect(await documents.read(owner, id)).toBe(null)
  })

  it('sec/B15 gives pictures to anyone with their address, papers never, and one picture a person', async () => {
    const owner = newId()
    const picture = async (colour: string) => {
      const bytes = await sharp({ create: { width: 700, height: 500, channels: 3, background: colour } })
        .png()
        .toBuffer()
      const examined = await documents.examine({ name: 'me.png', kind: 'png', bytes }, 'avatar')
      if (isRefused(examined)) throw new Error(examined.reason)
      return kept(owner, examined, 'avatar')
    }
    const first = await picture('#336699')
    const second = await picture('#996633')
    expect(await documents.readAvatar(first)).toBe(null)
    const { content } = (await documents.readAvatar(second)) ?? {}
    expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
    expect(await documents.readAvatar(await kept(owner, paper(randomBytes(10))))).toBe(null)
  })

  it('sec/B15 ten files and 50 MiB are the most that an owner keeps, however many come at once', async () => {
    const owner = newId()
    const many = await Promise.all(Array.from({ length: 25 }, () => keep(owner, paper(randomBytes(1000)))))
    expect(many.filter((one) => !isRefused(one))).toHaveLength(10)
    expect(many.find(isRefused)).toMatchObject({ refused: 'quota_full' })
    const large = newId()
    const sizes = await Promise.all(Array.from({ length: 7 }, () => keep(large, paper(randomBytes(9 * MEBIBYTE)))))
    expect(sizes.filter((one) => !isRefused(one))).toHaveLength(5)
    const [counted] = await database.query('SELECT files, bytes::int AS bytes FROM document_quota WHERE owner = $1', [large])
    expect(counted).toEqual({ files: 5, bytes: 45 * MEBIBYTE })
    expect(await database.transaction((tx) => documents.removeAll(tx, large))).toBe(5)
    expect(isRefused(await keep(large, paper(randomBytes(9 * MEBIBYTE))))).toBe(false)
    await expect(database.query(`UPDATE document_quota SET files = 11 WHERE owner = $1`, [owner])).rejects.toThrow(/check/)
    await expect(database.query(`UPDATE document SET owner = $1`, [owner])).rejects.toThrow(/never changed/)
  })

  it('removes what has been kept for thirty days, and not a day earlier', async () => {
    const owner = newId()
    const id = await kept(owner, paper(randomBytes(10)))
    clock.advance(29 * DAY_SECONDS)
    await documents.purge()
    expect(await documents.read(owner, id)).not.toBe(null)
    clock.advance(DAY_SECONDS + 1)
    expect(await documents.purge()).toBeGreaterThan(0)
    expect(await documents.read(owner, id)).toBe(null)
    const [counted] = await database.query('SELECT files FROM document_quota WHERE owner = $1', [owner])
    expect(counted).toEqual({ files: 0 })
  })

  it('sec/D2 the tables hold neither content nor name, and no row opens in the place of another or under another key', async () => {
    const owner = newId()
    const id = await kept(owner, paper(Buffer.from('%PDF-1.7 a very private page'), 'Geheimnis.pdf'))
    const rows = await database.query<Record<string, unknown>>('SELECT * FROM document WHERE id = $1', [id])
    const dump = Object.values(rows[0] ?? {})
      .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value)))
      .join('\n')
    for (const secret of ['private', 'Geheimnis', 'PDF-1.7']) expect(dump).not.toContain(secret)
    const stolen = openDocuments({ database, clock, secret_key: 'another secret key, also long enough', scanner: null })
    await expect(stolen.read(owner, id)).rejects.toThrow('belongs to this owner')
    const thief = newId()
    await database.transaction(
      async (tx) => {
        await tx.query('INSERT INTO document_quota VALUES ($1, 0, 0)', [thief])
        await tx.query('ALTER TABLE document DISABLE TRIGGER unchanging')
        await tx.query('UPDATE document SET owner = $2 WHERE id = $1', [id, thief])
        await tx.query('ALTER TABLE document ENABLE TRIGGER unchanging')
      },
      { as_owner: true },
    )
    await expect(documents.read(thief, id)).rejects.toThrow('belongs to this owner')
  })

  it('sec/B12 tells that two accounts sent the same file', async () => {
    const [one, other, third] = [newId(), newId(), newId()]
    const bytes = randomBytes(500)
    await kept(one, paper(bytes))
    await kept(other, paper(bytes, 'renamed.pdf'))
    await kept(third, paper(randomBytes(500)))
    expect(await documents.usersSharing(one)).toEqual([other])
    expect(await documents.usersSharing(third)).toEqual([])
  })
})
