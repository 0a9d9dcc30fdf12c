import { execFileSync } from 'node:child_process'
import { readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { isRefused } from '#kernel/refusal'
import { openDatabase } from '#server/store'
import { serverIsBuilt, startChild } from '#test/support/child.ts'
import { testStore } from '#test/support/database.ts'
import { scratch } from '#test/support/scratch.ts'
import { longIt, someOf } from '#test/support/whole.ts'

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
  // As a power cut leaves it: the files that were not synced are not whole. On a slow machine the start may have been through by then.
  await writeFile(join(data_dir, 'db.unfinished'), '')
  await rm(join(data_dir, 'db/global/pg_control'), { force: true })
  const db = await store.open({ database_url: null, data_dir })
  expect(await db.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
})

it('says in one sentence that a data directory cannot be used', async () => {
  const { data_dir } = await store.place({ empty: true })
  await writeFile(join(data_dir, 'file'), '')
  const fault = async (folder: string) => {
    const refused = await openDatabase({ database_url: null, data_dir: folder })
    if (!isRefused(refused)) throw new Error(`${folder} was opened`)
    expect(refused.detail.startsWith(`The data directory ${folder} cannot be used: `)).toBe(true)
    return refused.detail.slice(`The data directory ${folder} cannot be used: `.length)
  }
  const file = join(data_dir, 'file')
  expect(await fault(file)).toBe('it is a file, not a folder: set DATA_DIR to a folder.')
  expect(await fault(join(file, 'below'))).toBe('a part of its path is a file, not a folder: set DATA_DIR to a folder.')
  await symlink(join(data_dir, 'gone'), join(data_dir, 'link'))
  expect(await fault(join(data_dir, 'link'))).toMatch(
    /^it does not exist, or links to what is gone, and cannot be made: make it with mkdir -p/,
  )
  expect(await fault('/proc')).toMatch(/: .*set DATA_DIR to another folder\.$/)
})

/** Null where it may not be mounted. */
function mounted(options: string): string | null {
  const folder = scratch()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return null
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]))
  return folder
}

it('says of a disk that is full at the first start, and of one that is read-only, what is wrong and what helps', async ({ skip }) => {
  const [small, tiny, closed] = [mounted('size=6m'), mounted('size=4k'), mounted('ro')]
  if (small === null || tiny === null || closed === null) return skip('A file system may be mounted only by root.')
  for (const data_dir of someOf([small, tiny], 1)) {
    const refused = await openDatabase({ database_url: null, data_dir })
    expect([data_dir, isRefused(refused) && refused.detail]).toEqual([
      data_dir,
      expect.stringMatching(
        /: the disk is full: free space on it \(df -h shows how much there is\), or set DATA_DIR to a folder on another disk\.$/,
      ),
    ])
  }
  expect(await openDatabase({ database_url: null, data_dir: closed })).toMatchObject({
    detail: `The data directory ${closed} cannot be used: its file system is read-only: mount it for writing (mount -o remount,rw), or set DATA_DIR to another folder.`,
  })
})
