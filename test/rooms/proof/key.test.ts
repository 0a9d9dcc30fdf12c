/** Hand-overs of the log's key: readers follow one that the old key signed in the log, and refuse every other new key. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { followKeys, parseHandOver, publicKeyOf, readNote, signCheckpoint, toBase64, treeHead } from '#proof/index'
import { accountId, identity, openPlatform, type Platform } from '#test/rooms/proof/platform.ts'
import { type Answers, runOnInstance, runTool, serving } from '#test/rooms/proof/run-tool.ts'
import { startWitness } from '#test/rooms/proof/run-witness.ts'
import { scratch } from '#test/support/scratch.ts'
import { longIt } from '#test/support/whole.ts'
import { compareHistory } from '../../../src/web/entities/verification/history.ts'
import { identityOf, identityOfFront } from '../../../src/web/entities/verification/report.ts'

const OWED = [{ account_id: accountId(1), amount: 500n }]
/** The platform's own. */
const FIRST = new Uint8Array(32).fill(9)
const NEXT = new Uint8Array(32).fill(3)
const STRANGER = new Uint8Array(32).fill(4)

function goesOn(platform: Platform): Platform {
  platform.addBatch()
  platform.addEpoch(OWED)
  return platform
}

/** One address whose platform changes. */
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

it('follows a key that the old one handed over in the log, twice, for old and new readers', async () => {
  const platform = goesOn(openPlatform())
  const state = join(scratch(), 'state.json')
  await serving(platform, async (url) => {
    const look = () => runTool(['--url', url, '--state', state])
    expect((await look()).exit).toBe(0)
    platform.rotate(NEXT)
    goesOn(platform)
    const once = await look()
    expect(once).toMatchObject({ exit: 0, output: expect.stringMatching(/key: handed over by entry 2, signed by the key before/) })
    platform.rotate(STRANGER)
    goesOn(platform)
    expect((await look()).exit).toBe(0)
  })
  expect((await runOnInstance(platform)).exit).toBe(0)
})

/** A platform whose new key lacks something, and why tools/verify refuses it. */
const FORGED: readonly [string, RegExp, (platform: Platform) => void][] = [
  [
    'a new key without a hand-over',
    /FAILED {2}identity: the instance has another origin or key/,
    (platform) => platform.rotate(NEXT, { silent: true }),
  ],
  [
    'a hand-over by a stranger',
    /FAILED {2}identity: the instance has another origin or key/,
    (platform) => platform.rotate(NEXT, { seed: STRANGER }),
  ],
  [
    'a hand-over that names the old key and is signed by a stranger',
    /FAILED {2}key: entry 2: the old key did not sign/,
    (platform) => platform.rotate(NEXT, { seed: STRANGER, statement: { old_key: toBase64(identity.public_key) } }),
  ],
  [
    'a hand-over for another place',
    /FAILED {2}key: entry 2 is a hand-over of another log or another place/,
    (platform) => platform.rotate(NEXT, { index: 9 }),
  ],
  [
    'a hand-over beside the log',
    /FAILED {2}key: the instance shows other hand-overs/,
    (platform) => platform.rotate(NEXT, { unlogged: true }),
  ],
  [
    'a hand-over to another key than the one that signs',
    /FAILED {2}key: entry 2: the old key did not sign/,
    (platform) => platform.rotate(NEXT, { statement: { new_key: toBase64(publicKeyOf(STRANGER)) } }),
  ],
]

it('refuses each new key that the old one did not hand over in the log', async () => {
  for (const [name, why, forge] of FORGED) {
    const platform = goesOn(openPlatform())
    const state = join(scratch(), 'state.json')
    await serving(platform, async (url) => {
      const first = await runTool(['--url', url, '--state', state])
      forge(platform)
      goesOn(platform)
      const after = await runTool(['--url', url, '--state', state])
      expect([name, first.exit, after.exit]).toEqual([name, 0, 1])
      expect(after.output, name).toMatch(why)
    })
  }
}, 60_000)

it('a browser that knows the old key accepts the new one only with its hand-over', () => {
  const platform = goesOn(openPlatform())
  const seen = platform.note()
  const forked = openPlatform()
  for (const _ of [1, 2, 3]) goesOn(forked)
  platform.rotate(NEXT)
  goesOn(platform)
  const { data } = platform.front()
  const whose = identityOfFront(data)
  const { data: proof } = platform.consistency(2, platform.entries.length)
  expect(compareHistory(seen, platform.note(), proof.hashes, whose)).toMatchObject({ state: 'ok', why: 'grown' })
  expect(compareHistory(seen, platform.note(), proof.hashes, { ...whose, former: [] }).state).toBe('broken')
  expect(compareHistory(forked.note(), platform.note(), [], whose).state).toBe('broken')
  const [entry] = data.keys.map(({ index, statement }) => ({ index, text: statement }))
  const handOver = parseHandOver(entry?.text ?? '')
  if (!entry || 'refused' in handOver) throw new Error('a hand-over')
  expect(followKeys([entry], { ...identity, public_key: publicKeyOf(NEXT) })).toHaveLength(1)
  expect(followKeys([{ ...entry, text: entry.text.replace(handOver.new_key, toBase64(publicKeyOf(STRANGER))) }], identity)).toEqual({
    refused: 'key',
  })
})

it('a former key signs no log that is larger than its hand-over', async () => {
  const platform = goesOn(openPlatform())
  const before = platform.note()
  platform.rotate(NEXT)
  goesOn(platform)
  const size = platform.entries.length
  const late = signCheckpoint(identity.origin, { size, root: treeHead(size, platform.log.nodes) }, FIRST)
  const whose = identityOf(identityOfFront(platform.front().data))
  expect(readNote(before, whose)).toMatchObject({ size: 2 })
  expect(readNote(late, whose)).toBe('no')
  const front = () => ({ data: { ...platform.front().data, checkpoint: late } })
  const { exit, output } = await runOnInstance({ ...platform, front })
  expect([exit, output]).toEqual([1, expect.stringMatching(/FAILED {2}checkpoint: the signature of the checkpoint is invalid/)])
})

longIt('a witness follows a hand-over, and refuses a new key without one', async () => {
  let now: Platform = goesOn(openPlatform())
  await serving(
    turning(() => now),
    async (url) => {
      const state = join(scratch(), 'witness.json')
      const witness = await startWitness(url, state)
      await witness.until('signed a checkpoint of 2 entries')
      now.rotate(NEXT)
      goesOn(now)
      await witness.until('KEY ')
      await witness.until('signed a checkpoint of 5 entries')
      const other = goesOn(openPlatform())
      other.rotate(STRANGER, { silent: true })
      for (const _ of [1, 2, 3]) goesOn(other)
      now = other
      await witness.until('REFUSED identity')
      expect(JSON.parse(readFileSync(state, 'utf8')).public_key).toBe(toBase64(publicKeyOf(NEXT)))
      await witness.stop()
    },
  )
})
