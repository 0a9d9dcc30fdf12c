/** A database that came back older than what was published: nothing is signed and no money moves until the operator signs what was lost. */
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openKeptCheckpoints, planRecovery, recoverLog } from '#server/solvency'
import { runTool } from '#test/rooms/proof/run-tool.ts'
import type { TestApp } from '#test/support/app.ts'
import { deposit } from '#test/support/app.ts'
import { onStore, type TestStore } from '#test/support/database.ts'
import { scratch } from '#test/support/scratch.ts'
import { backUp, emptyPlace, type Instance, publish, reopen, restored, startInstance } from './world.ts'

const BEHIND = /the database is older than what was published: its log is signed up to \d+ entries, and \d+ were published/

/** An instance whose database was restored from before its last two checkpoints, and what a stranger remembers of it. */
async function rewind(store: TestStore): Promise<{ readonly instance: Instance; readonly folder: string; readonly state: string }> {
  const folder = scratch()
  const first = await startInstance(store, { BACKUP_DIR: folder })
  const found = await backUp(first, folder)
  for (const funded of ['10', '20']) {
    await first.app.member({ funded })
    await publish(first.app)
  }
  const state = join(scratch(), 'state.json')
  expect((await runTool(['--url', first.app.url, '--state', state])).exit).toBe(0)
  const place = await emptyPlace(store)
  await restored(found, place)
  const instance = await reopen(store, place, { BACKUP_DIR: folder })
  // Another port of this machine is the same address to the stranger.
  await writeFile(state, (await readFile(state, 'utf8')).replace(first.app.url, instance.app.url))
  return { instance, folder, state }
}

async function services(app: TestApp): Promise<readonly string[]> {
  const { body } = await app.anyone.call('GET', '/status')
  const all = body.data?.services as unknown as readonly { readonly name: string; readonly ok: boolean }[]
  return all.filter(({ ok }) => !ok).map(({ name }) => name)
}

async function recover({ app, database }: Instance, folder: string) {
  const kept = openKeptCheckpoints(folder)
  const identity = await app.assembly.solvency.instance()
  const plan = await planRecovery(database.query, kept, identity)
  return { plan, done: await recoverLog({ database, kept, identity, at: app.clock.now(), reason: 'The disk failed.' }) }
}

onStore((store) => {
  it('stops money and signing behind the last published checkpoint, and says so; a signed recovery lets both go on', async () => {
    const { instance, folder, state } = await rewind(store)
    const { app } = instance
    const { solvency, metrics } = app.assembly
    expect(await solvency.checkPublished()).toMatch(BEHIND)
    await metrics.health.refresh()
    const ready = await fetch(`${app.url}/readyz`)
    expect([ready.status, await ready.text()]).toEqual([503, expect.stringMatching(BEHIND)])
    expect(await services(app)).toEqual(expect.arrayContaining(['ledger', 'proof']))
    await expect(app.member({ funded: '1' })).rejects.toThrow()
    expect(await solvency.epochs.makeNow()).toMatchObject({ refused: 'no_statement', params: { why: expect.stringMatching(BEHIND) } })
    const cheat = await runTool(['--url', app.url, '--state', state])
    expect([cheat.exit, cheat.output]).toEqual([1, expect.stringContaining('FAILED  remembered: the log is shorter than it was')])

    const { plan, done } = await recover(instance, folder)
    expect(plan).toMatchObject({ lost: [{}, {}], origin: expect.stringMatching(/\/recovery-1$/) })
    expect(done).toMatchObject({ reason: 'The disk failed.' })
    expect(await solvency.checkPublished()).toBeNull()
    await deposit(await app.member(), '5')
    await publish(app)
    expect(await app.audit()).toEqual([])
    expect((await app.assembly.audit.verify()).ok).toBe(true)
    const { body } = await app.anyone.call('GET', '/proof')
    expect([body.data?.origin, body.data?.recoveries?.length]).toEqual([expect.stringMatching(/\/recovery-1$/), 1])
    const honest = await runTool(['--url', app.url, '--state', state, '--all'])
    expect([honest.exit, honest.output]).toEqual([0, expect.stringContaining('were lost, and the recovery statement names them')])
    expect(await recover(instance, folder)).toMatchObject({ plan: { refused: 'current' }, done: { refused: 'current' } })
  })

  it('reads the kept checkpoints strictly: a torn last line is a crash, a damaged or a foreign one stops signing', async () => {
    const folder = scratch()
    const { app } = await startInstance(store, { BACKUP_DIR: folder })
    const { solvency } = app.assembly
    const file = join(folder, 'checkpoints.jsonl')
    await appendFile(file, '{"note":"clearterm/sand')
    expect(await solvency.checkPublished()).toBeNull()
    await appendFile(file, '\n')
    expect(await solvency.checkPublished()).toMatch(/^line 2 of checkpoints.jsonl in the backup folder is damaged$/)
    const foreign = `clearterm/sandbox/other\n5\n${'A'.repeat(43)}=\n\n— clearterm/sandbox/other ${'A'.repeat(92)}\n`
    await writeFile(file, `${JSON.stringify({ note: foreign })}\n`)
    expect(await solvency.checkPublished()).toMatch(/holds checkpoints of another instance/)
    await rm(file)
    await mkdir(file)
    await expect(solvency.checkPublished()).resolves.toMatch(/cannot be used for checkpoints/)
    await rm(file, { recursive: true })
    expect(await solvency.checkPublished()).toBeNull()
  })
})
