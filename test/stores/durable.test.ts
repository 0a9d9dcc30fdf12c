import fs, { fstatSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect, it, onTestFinished } from 'vitest'
import { testStore } from '#test/support/database.ts'
import { DURABLE_START, durableFiles } from '../../src/server/store/embedded/durable-files.ts'

const store = testStore('embedded')

it('the embedded store sends each commit to the disk before it answers', async () => {
  const { data_dir } = await store.place()
  const synced = countSyncs()
  const pglite = await PGlite.create({ fs: durableFiles(join(data_dir, 'db')), startParams: DURABLE_START })
  await pglite.exec('CREATE TABLE kept (a int)')
  for (let commit = 1; commit <= 20; commit += 1) {
    const before = synced()
    await pglite.query('INSERT INTO kept VALUES ($1)', [commit])
    expect(synced()).toBeGreaterThan(before)
  }
  await pglite.close()
})

/** Counts Node's own calls, which still go through. */
function countSyncs(): () => number {
  const original = fs.fsyncSync
  let calls = 0
  fs.fsyncSync = (descriptor) => {
    expect(fstatSync(descriptor).isFile()).toBe(true)
    calls += 1
    original(descriptor)
  }
  syncBuiltinESMExports()
  onTestFinished(() => {
    fs.fsyncSync = original
    syncBuiltinESMExports()
  })
  return () => calls
}
