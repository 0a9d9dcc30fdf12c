/** Copying tables over one connection ends at each size of a table, and when the file cannot be written. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { quickKind, testStore } from '#test/support/database.ts'
import { scratch } from '#test/support/scratch.ts'
import { copyToFile, withClient } from '../../../src/server/backup/copy.ts'

const ROW = 'x'.repeat(1_023)
const rows = (count: number): string => `COPY (SELECT '${ROW}' FROM generate_series(1, ${count})) TO STDOUT`

it.skipIf(quickKind() === 'embedded')('goes on to the next table after each size from 60 to 140 kB', async () => {
  const { database_url } = await testStore('postgresql').place()
  const folder = scratch()
  await withClient(database_url ?? '', async (client) => {
    for (let count = 60; count <= 140; count += 1) await copyToFile(client, rows(count), join(folder, String(count)))
  })
  for (const count of [60, 64, 100, 140]) {
    expect(gunzipSync(await readFile(join(folder, String(count)))).toString()).toBe(`${ROW}\n`.repeat(count))
  }
})

it.skipIf(quickKind() === 'embedded')('fails, and frees the connection, where the disk is full', async () => {
  const { database_url } = await testStore('postgresql').place()
  await withClient(database_url ?? '', async (client) => {
    const noise = 'COPY (SELECT md5(n::text) FROM generate_series(1, 200000) n) TO STDOUT'
    await expect(copyToFile(client, noise, '/dev/full')).rejects.toMatchObject({ code: 'ENOSPC' })
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  })
})
