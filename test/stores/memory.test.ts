/**
 * What the embedded store's thread holds must not grow with what it has answered. PGlite's synchronous call keeps each row that it answers:
 * 4.6 kB of heap a statement here. `npm test` asks for a slice, `npm run soak memory` for 50,000 answers.
 */
import { expect, it, onTestFinished } from 'vitest'
import { isRefused } from '#kernel/refusal'
import { type Database, openDatabase } from '#server/store'
import { testStore } from '#test/support/database.ts'
import { askHeap } from '#test/support/heap.ts'

const ANSWERS = Number(process.env.ANSWERS ?? 4_000)
const WARM_UP = 1_000
const LANES = 8
const ANSWER_BYTES = 4_000
const ALLOWED_BYTES = 8_000_000

const store = testStore('embedded')

it('the embedded store’s thread holds as much after thousands of large answers as before', async () => {
  const db = await openWatched()
  await read(db, WARM_UP)
  const before = await askHeap()
  await read(db, ANSWERS)
  const after = await askHeap()
  expect(after.heapUsed - before.heapUsed).toBeLessThan(ALLOWED_BYTES)
})

async function openWatched(): Promise<Database> {
  const db = await openDatabase({ ...(await store.place()), thread: new URL('./watched-thread.ts', import.meta.url) })
  if (isRefused(db)) throw new Error(db.detail)
  onTestFinished(() => db.close())
  return db
}

async function read(db: Database, answers: number): Promise<void> {
  let left = answers
  const lane = async (): Promise<void> => {
    while (left-- > 0) {
      const [row] = await db.query<{ text: string }>(`SELECT repeat('x', $1::int) AS text`, [ANSWER_BYTES])
      if (row?.text.length !== ANSWER_BYTES) throw new Error('another answer than was asked for')
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}
