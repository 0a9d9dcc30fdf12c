import { readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, it } from 'vitest'
import { isRefused } from '#kernel/refusal'
import { openDatabase } from '#server/store'
import { serverIsBuilt, startChild } from '#test/support/child.ts'
import { testStore } from '#test/support/database.ts'
import { longIt } from '#test/support/whole.ts'

const HOLD = fileURLToPath(new URL('./hold.mjs', import.meta.url))
const store = testStore('embedded')

beforeAll(serverIsBuilt)

longIt('refuses a second process on the same data directory in one sentence that names the first, also by another path', async () => {
  const { data_dir } = await store.place()
  const first = startChild(HOLD, [data_dir])
  await first.line(/^open$/)
  await symlink(data_dir, `${data_dir}-alias`)
  for (const path of [data_dir, `${data_dir}-alias`]) {
    const second = startChild(HOLD, [path])
    expect(await second.line(/./)).toBe(`refused: The data directory ${path} is in use by another Clearterm (process ${first.pid}).`)
    expect((await second.ended()).code).toBe(1)
  }
  await first.ended('SIGKILL')
})

longIt('lets the next process in after the first was killed, and again after that one has closed', async () => {
  const { data_dir } = await store.place()
  const first = startChild(HOLD, [data_dir])
  await first.line(/^open$/)
  await first.ended('SIGKILL')
  for (const _ of ['after the kill', 'after the close']) {
    const db = await openDatabase({ database_url: null, data_dir })
    expect(isRefused(db)).toBe(false)
    if (!isRefused(db)) await db.close()
  }
})

it('lets only one in when many start at the same moment', async () => {
  const { data_dir } = await store.place()
  const outcomes = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ database_url: null, data_dir })))
  const opened = outcomes.filter((outcome) => !isRefused(outcome))
  expect(opened.length).toBe(1)
  for (const db of opened) if (!isRefused(db)) await db.close()
})

longIt('loses nothing that was acknowledged when its process is killed in the middle of writing', async () => {
  const place = await store.place()
  const before = await store.open(place)
  await before.query('CREATE TABLE witness (number bigint PRIMARY KEY)')
  await before.close()
  const acknowledged = new Set<bigint>()
  for (const round of [1, 2, 3]) {
    const writer = startChild(HOLD, [place.data_dir, String(round * 1_000_000)])
    await writer.line(new RegExp(`^wrote ${round}0000${round}\\d$`))
    await writer.ended('SIGKILL')
    for (const line of writer.lines) if (line.startsWith('wrote ')) acknowledged.add(BigInt(line.slice(6)))
    const db = await openDatabase(place)
    if (isRefused(db)) throw new Error(db.detail)
    const kept = new Set((await db.query<{ number: bigint }>('SELECT number FROM witness')).map((row) => row.number))
    await db.close()
    expect([...acknowledged].filter((number) => !kept.has(number))).toEqual([])
  }
  expect(acknowledged.size).toBeGreaterThan(50)
})

longIt('begins again when a first start was broken off before the database ever answered', async () => {
  const { data_dir } = await store.place({ empty: true })
  const first = startChild(HOLD, [data_dir])
  await expect
    .poll(
      () =>
        readFile(join(data_dir, 'db.unfinished')).then(
          () => true,
          () => false,
        ),
      { interval: 5, timeout: 60_000 },
    )
    .toBe(true)
  await expect
    .poll(
      () =>
        readFile(join(data_dir, 'db', 'PG_VERSION')).then(
          () => true,
          () => false,
        ),
      { interval: 5, timeout: 60_000 },
    )
    .toBe(true)
  await first.ended('SIGKILL')
  const db = await store.open({ database_url: null, data_dir })
  expect(await db.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
})

it('says in one sentence that a data directory cannot be used', async () => {
  const { data_dir } = await store.place({ empty: true })
  await writeFile(join(data_dir, 'file'), '')
  const below = await openDatabase({ database_url: null, data_dir: join(data_dir, 'file', 'below') })
  expect(below).toMatchObject({ detail: expect.stringMatching(/^The data directory .* cannot be made \(ENOTDIR\)\.$/) })
  const other = await openDatabase({ database_url: null, data_dir: '/proc' })
  expect(other).toMatchObject({ detail: expect.stringMatching(/^The data directory \/proc cannot be written \(\w+\)\.$/) })
})
