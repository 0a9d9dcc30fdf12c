/**
 * Recoveries of the log by tools/verify: an honest one is accepted and shown, and every rewind that its statement does not cover is
 * refused.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { accountId, openPlatform, type Platform } from '#test/rooms/proof/platform.ts'
import { type Answers, type Run, runOnInstance, runTool, serving } from '#test/rooms/proof/run-tool.ts'
import { startWitness } from '#test/rooms/proof/run-witness.ts'
import { scratch } from '#test/support/scratch.ts'
import { longIt } from '#test/support/whole.ts'

const OWED = [{ account_id: accountId(1), amount: 500n }]

/** A platform, a backup of it, and what it published after that: three checkpoints in all. */
function stage() {
  const first = openPlatform()
  first.addBatch()
  first.addEpoch(OWED)
  const notes = [first.note()]
  const backup = first.backup()
  for (const _ of [1, 2]) {
    first.addBatch()
    first.addEpoch(OWED)
    notes.push(first.note())
  }
  return { first, notes, restored: () => openPlatform(undefined, backup) }
}

/** Looks at what was published before, then at what is published after. */
async function looks(before: Answers, after: Answers): Promise<readonly [Run, Run]> {
  let now = before
  const state = join(scratch(), 'state.json')
  return serving(
    turning(() => now),
    async (url) => {
      const one = await runTool(['--url', url, '--state', state])
      now = after
      return [one, await runTool(['--url', url, '--state', state])]
    },
  )
}

/** One address whose platform can be exchanged. */
function turning(now: () => Answers): Answers {
  return {
    front: () => now().front(),
    page: (epoch) => now().page(epoch),
    leaves: (epoch) => now().leaves(epoch),
    slice: (from, to) => now().slice(from, to),
    inclusion: (index, size) => now().inclusion(index, size),
    consistency: (from, to) => now().consistency(from, to),
  }
}

function goesOn(platform: Platform): Platform {
  platform.addBatch()
  platform.addEpoch(OWED)
  return platform
}

it('accepts an honest recovery, for a reader of a lost checkpoint and for one of a restored checkpoint, and shows it', async () => {
  const { first, notes, restored } = stage()
  const platform = restored()
  platform.recover(notes.slice(1), notes[0] ?? null)
  goesOn(platform)
  const [before, after] = await looks(first, platform)
  expect(before.exit).toBe(0)
  expect(after).toMatchObject({ exit: 0, output: expect.stringMatching(/recovery: \S+\/recovery-1 since .*"disk failed"/) })
  expect(after.output).toContain('were lost, and the recovery statement names them')
  const [, kept] = await looks(restored(), platform)
  expect(kept).toMatchObject({ exit: 0, output: expect.stringContaining('entries seen before are its start') })
  expect((await runOnInstance(platform)).exit).toBe(0)
})

it('accepts a second recovery, and one of a log without a checkpoint', async () => {
  const { first, notes, restored } = stage()
  const platform = restored()
  platform.recover(notes.slice(1), notes[0] ?? null)
  const backup = platform.backup()
  goesOn(platform)
  const lost = platform.note()
  const again = openPlatform(undefined, backup)
  again.recover([...notes.slice(1), lost], notes[0] ?? null)
  expect((await looks(first, again))[1].output).toContain('recovery')
  const empty = openPlatform()
  empty.recover(notes, null)
  goesOn(empty)
  expect((await looks(first, empty))[1]).toMatchObject({ exit: 0 })
})

/** A rewound platform that each time lacks something of an honest recovery, and the check that refuses it. */
const REWINDS: readonly [string, RegExp, (staged: ReturnType<typeof stage>) => Platform][] = [
  ['a rewind under the same origin', /FAILED {2}remembered: the log is shorter/, ({ restored }) => restored()],
  [
    'a rewind that grows past the old size',
    /FAILED {2}remembered: the history up to entry/,
    ({ restored }) => goesOn(goesOn(goesOn(restored()))),
  ],
  [
    'a new origin without a statement',
    /FAILED {2}recovery: the log has an origin without its recovery statement/,
    ({ restored }) => {
      const platform = restored()
      platform.rename('test.example/clearterm/recovery-1')
      return goesOn(platform)
    },
  ],
  [
    'a statement that does not name the checkpoint that was seen',
    /FAILED {2}remembered: the log was rewound, and its recovery statement does not name/,
    ({ restored, notes }) => {
      const platform = restored()
      platform.recover(notes.slice(1, 2), notes[0] ?? null)
      return goesOn(platform)
    },
  ],
  [
    'a statement by another key',
    /FAILED {2}recovery: the signature of a recovery statement is invalid/,
    ({ restored, notes }) => {
      const platform = restored()
      platform.recover(notes.slice(1), notes[0] ?? null, { seed: new Uint8Array(32).fill(1) })
      return goesOn(platform)
    },
  ],
  [
    'a statement beside the log',
    /FAILED {2}recovery: the log has an origin without its recovery statement/,
    ({ restored, notes }) => {
      const platform = restored()
      platform.recover(notes.slice(1), notes[0] ?? null, { unlogged: true })
      return goesOn(platform)
    },
  ],
  [
    'a restored checkpoint that is not of this log',
    /FAILED {2}recovery: entry \d+ says that the log was restored to a checkpoint that is not of this log/,
    ({ notes }) => {
      const platform = openPlatform()
      platform.addBatch('rewritten')
      platform.addBatch()
      platform.recover(notes.slice(1), notes[0] ?? null)
      return goesOn(platform)
    },
  ],
  [
    'a lost checkpoint that the restored log had passed',
    /FAILED {2}recovery: a recovery statement names a checkpoint as lost that is not newer/,
    ({ restored, notes }) => {
      const platform = goesOn(goesOn(goesOn(restored())))
      platform.recover(notes.slice(1), platform.note())
      return platform
    },
  ],
  [
    'the old origin shown again',
    /FAILED {2}identity: the instance has another origin or key/,
    ({ first }) => {
      first.rename('test.example/clearterm')
      return first
    },
  ],
]

it('refuses each rewind that no statement covers', async () => {
  for (const [name, why, cheat] of REWINDS) {
    const staged = stage()
    const honest = staged.restored()
    honest.recover(staged.notes.slice(1), staged.notes[0] ?? null)
    const before = name === 'the old origin shown again' ? goesOn(honest) : staged.first
    const [first, after] = await looks(before, cheat(staged))
    expect([name, first.exit, after.exit]).toEqual([name, 0, 1])
    expect(after.output, name).toMatch(why)
  }
}, 60_000)

longIt('a witness follows an honest recovery, and keeps a rewind without its name as evidence', async () => {
  const { first, notes, restored } = stage()
  let now: Answers = first
  await serving(
    turning(() => now),
    async (url) => {
      const state = join(scratch(), 'witness.json')
      const witness = await startWitness(url, state)
      await witness.until(`signed a checkpoint of ${first.entries.length} entries`)
      const platform = restored()
      platform.recover(notes.slice(1), notes[0] ?? null)
      now = goesOn(platform)
      await witness.until('RECOVERY')
      await witness.until(`signed a checkpoint of ${platform.entries.length} entries`)
      expect(await witness.page('/recoveries')).toContain('disk failed')
      expect(
        (await runTool(['--url', url, '--state', join(scratch(), 's.json'), '--witness-key', witness.key, '--witness-url', witness.url]))
          .exit,
      ).toBe(0)
      const silent = restored()
      silent.recover([...notes.slice(1, 2)], notes[0] ?? null, { statement: { origin: 'test.example/clearterm/recovery-2' } })
      silent.rename('test.example/clearterm/recovery-2')
      now = goesOn(silent)
      await witness.until('FAILED  two histories were shown')
      expect(JSON.parse(readFileSync(state, 'utf8')).evidence[0].kind).toBe('forked')
      expect(await witness.stop()).toBe(1)
    },
  )
})
