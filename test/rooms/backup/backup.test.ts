/** Backups on both stores: made while the instance serves, restored into an empty place, and refused where they would harm. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { expect, it } from 'vitest'
import { isRefused } from '#kernel/refusal'
import { type FoundBackup, findBackup, listBackups, makeBackup, restoreBackup, verifyBackup } from '#server/backup'
import { SECRET_KEY } from '#test/support/app.ts'
import { eachStore, onStore, type Place, type TestStore } from '#test/support/database.ts'
import { scratch } from '#test/support/scratch.ts'
import {
  backUp,
  changeByte,
  copied,
  dependencies,
  emptyPlace,
  OPENING,
  opened,
  publish,
  refusalOf,
  reopen,
  resign,
  restored,
  startInstance,
} from './world.ts'

eachStore((store) => {
  it('restores an instance as it was: the books hold, the log continues, members have their money', async () => {
    const folder = scratch()
    const instance = await startInstance(store, { BACKUP_DIR: folder })
    const found = await backUp(instance, folder)
    const before = await instance.app.anyone.call('GET', '/proof')
    const place = await emptyPlace(store)
    await restored(found, place)

    const { app } = await reopen(store, place, { BACKUP_DIR: folder })
    // Nothing was published since: no recovery is needed.
    expect(await app.assembly.solvency.checkPublished()).toBeNull()
    expect(await app.audit()).toEqual([])
    const after = await app.anyone.call('GET', '/proof')
    expect(after.body.data).toEqual(before.body.data)
    const bea = await app.member({ funded: '40' })
    expect((await bea.call('GET', '/me/account')).status).toBe(200)
    expect(await publish(app)).toBe(Number(before.body.data?.epochs?.[0]?.epoch) + 1)
    expect(await app.audit()).toEqual([])
  }, 240_000)

  it('refuses a half, a damaged, a foreign and a newer backup, a wrong key and live data, and changes nothing', async () => {
    const instance = await startInstance(store)
    const found = await backUp(instance, scratch())
    const place = await emptyPlace(store)
    for (const [why, folder, opening] of await brokenOnes(found)) expect(await refusalOf(folder, place, opening)).toMatch(why)
    const live = await restoreBackup(found, instance.place, OPENING)
    expect(isRefused(live) ? live.detail : 'restored').toMatch(/(holds a database already|has tables already).*: a restore needs/)
    expect(await contentsOf(store, place)).toEqual([])
    await restored(found, place)
  }, 240_000)
})

async function contentsOf({ kind }: TestStore, place: Place): Promise<unknown[]> {
  if (kind === 'embedded') return readdir(place.data_dir)
  return (await opened(place)).query(`SELECT tablename FROM pg_tables WHERE schemaname = 'public'`)
}

/** What the refusal says, the backup's folder, and what is given with it. */
async function brokenOnes(found: FoundBackup) {
  const [half, damaged, older, newer, emptier] = [
    await copied(found),
    await copied(found),
    await copied(found),
    await copied(found),
    await copied(found),
  ]
  const { folder, manifest } = found
  const [first] = manifest.files.filter(({ bytes }) => bytes > 0)
  await rm(join(half, 'data', first?.path ?? ''))
  await changeByte(join(damaged, 'data', first?.path ?? ''), 0)
  const { contents } = manifest
  await resign(newer, SECRET_KEY, { contents: { ...contents, schema: { number: 999, name: '999-from-later.sql' } } })
  await resign(emptier, SECRET_KEY, { contents: { ...contents, journal: { ...contents.journal, moves: '1' } } })
  await resign(older, SECRET_KEY, { v: 1 as 2 })
  return [
    [/^The backup is incomplete: .* is missing\.$/, half, {}],
    [/^The backup is damaged: .* is not the file that was written\.$/, damaged, {}],
    [/^The backup is of another instance: /, folder, { origin: 'clearterm/sandbox/other' }],
    [/^SECRET_KEY is not the key of this backup\.$/, folder, { secret_key: 'another secret key, as long as the first' }],
    [/^The backup is of a newer version: it has migration 999-from-later\.sql\.$/, newer, {}],
    [/is of a version whose backups have no MAC: read “Older backups” in docs\/operations\/backup\.md\.$/, older, {}],
    [/^The restored copy is not what the manifest describes\.$/, emptier, {}],
  ] as const
}

onStore((store) => {
  it('encrypts to the operator’s recipient, and only its identity opens the backup', async () => {
    const instance = await startInstance(store)
    const identity = await generateIdentity()
    const found = await backUp(instance, scratch(), await identityToRecipient(identity))
    expect(found.manifest.files.every(({ path }) => path.endsWith('.age'))).toBe(true)
    expect(await verifyBackup(found, instance.place, OPENING)).toBe('hashes')
    const place = await emptyPlace(store)
    const without = await restoreBackup(found, place, OPENING)
    expect(without).toMatchObject({ detail: 'The backup is encrypted: give the age identity with --identity FILE.' })
    const [own, other] = [join(scratch(), 'own.txt'), join(scratch(), 'other.txt')]
    await writeFile(own, `# created: 2026-01-01\n${identity}\n`)
    await writeFile(other, await generateIdentity())
    const wrong = await restoreBackup(found, place, { ...OPENING, identity: other })
    expect(wrong).toMatchObject({ detail: expect.stringContaining('cannot be decrypted with the identity in') })
    expect(isRefused(await restoreBackup(found, place, { ...OPENING, identity: own }))).toBe(false)
  })

  it('refuses to make a backup that could not be restored, and leaves nothing', async () => {
    const { database, place } = await startInstance(store)
    const folder = scratch()
    const options = { folder, recipient: null }
    const wrong = await makeBackup({ ...dependencies(database, place), secret_key: 'another secret key, as long as the first' }, options)
    expect(wrong).toMatchObject({ detail: 'SECRET_KEY is not the key that this database was made with.' })
    await database.transaction(
      async (tx) => {
        await tx.query('ALTER TABLE account DISABLE TRIGGER USER')
        await tx.query(`UPDATE account SET balance = balance + 1 WHERE code = 'custody:sandbox'`)
        await tx.query('ALTER TABLE account ENABLE TRIGGER USER')
      },
      { as_owner: true },
    )
    const bent = await makeBackup(dependencies(database, place), options)
    expect(bent).toMatchObject({ detail: expect.stringMatching(/^The restored copy failed its check: /) })
    const recipient = await makeBackup(dependencies(database, place), { folder, recipient: 'age1nobody' })
    expect(recipient).toMatchObject({ detail: 'BACKUP_RECIPIENT must be an age recipient (age1…).' })
    expect(await readdir(folder)).toEqual([])
  })

  it('makes one when it is due, keeps as many as wanted, and has the age of the newest as a metric', async () => {
    const folder = scratch()
    const { app, place } = await startInstance(store, { BACKUP_DIR: folder, BACKUP_KEEP: '2' })
    const due = app.assembly.jobs.find(({ name }) => name === 'backup')
    await mkdir(join(folder, '.making-killed'))
    await due?.run()
    await due?.run()
    expect((await listBackups(folder, SECRET_KEY)).length).toBe(1)
    app.clock.advance(3_600)
    expect(await app.assembly.exposition.read()).toMatch(/^clearterm_backup_age_seconds 36\d\d$/m)
    for (const hours of [24, 25]) {
      app.clock.advance(hours * 3_600)
      await due?.run()
    }
    const kept = await listBackups(folder, SECRET_KEY)
    expect(kept.length).toBe(2)
    expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([])
    const newest = await findBackup(folder, SECRET_KEY)
    expect(newest).toEqual(kept[0])
    expect(isRefused(newest) ? newest : await verifyBackup(newest, place, OPENING)).toBe('restored')
  })
})
