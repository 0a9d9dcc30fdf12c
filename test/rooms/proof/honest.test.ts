/** An honest platform is believed: every size, every user, by src/proof and by tools/verify. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cents } from '#kernel/money'
import { buildTree, leafOf, verifyBundle, verifyLeaves } from '#proof/index'
import { accountId, identity, type Owed, openPlatform } from '#test/rooms/proof/platform.ts'
import { runOnBundle, runOnInstance, runTool, serving } from '#test/rooms/proof/run-tool.ts'
import { scratch } from '#test/support/scratch.ts'
import { thirdOf } from '#test/support/whole.ts'

const LIMIT = 2n ** 53n

function owedTo(amounts: readonly bigint[]): readonly Owed[] {
  return amounts.map((amount, at) => ({ account_id: accountId(at + 1), amount }))
}

const sizes = thirdOf([1, 2, 3, 5, 8, 9], 2).map((size) => ({
  name: `${size} accounts`,
  amounts: Array.from({ length: size }, (_, at) => BigInt(at) * 12_345n),
}))
const edges = [
  { name: 'all zero', amounts: [0n, 0n, 0n] },
  { name: 'a total of 2^53−1', amounts: [LIMIT - 3n, 0n, 2n] },
  { name: 'one account of 2^53−1', amounts: [LIMIT - 1n] },
]

describe.each([...sizes, ...edges])('$name', ({ amounts }) => {
  const platform = openPlatform()
  platform.addBatch()
  const statement = platform.addEpoch(owedTo(amounts))

  it('shows every user their money in the signed total', () => {
    for (const { account_id, amount } of owedTo(amounts)) {
      const { steps } = verifyBundle(platform.bundle(account_id), { ...identity, account_id, amount, least_epoch: 1 })
      expect(steps.filter((step) => !step.ok)).toEqual([])
    }
  })

  it('publishes leaves that add up to it', () => {
    expect(statement.liabilities).toBe(amounts.reduce((sum, amount) => sum + amount, 0n))
    expect(verifyLeaves(platform.leaves(1), statement)).toBe(true)
  })

  it('holds for the tool, by bundle and by address', async () => {
    const last = accountId(amounts.length)
    const bundle = await runOnBundle(platform.bundle(last), ['--account', last, '--amount', String(amounts.at(-1))])
    expect(bundle).toMatchObject({ exit: 0 })
    expect(await runOnInstance(platform)).toMatchObject({ exit: 0 })
  })
})

it('proves the total of a bundle whose classes were shifted, and no more: the tool says so', async () => {
  const platform = openPlatform()
  platform.addBatch()
  platform.addEpoch(owedTo([500n]))
  const bundle = platform.bundle(accountId(1))
  const breakdown = { ...bundle.breakdown, main: '499', promised: '1' }
  expect(breakdown).not.toEqual(bundle.breakdown)
  const shifted = { ...bundle, breakdown }
  expect(verifyBundle(shifted, { ...identity, account_id: accountId(1), amount: 500n })).toMatchObject({ holds: true })
  const run = await runOnBundle(shifted, ['--amount', '500'])
  expect(run).toMatchObject({ exit: 0, output: expect.stringContaining('only this total is proved; its split by class is not') })
})

it('makes no epoch of a total of 2^53', () => {
  const leaves = [LIMIT - 1n, 1n].map((amount, i) => leafOf({ i, amount: cents(amount), nonce: new Uint8Array(32) }, new Uint8Array(32)))
  expect(buildTree(leaves)).toEqual({ refused: 'total_out_of_range' })
})

it('is believed again as its log grows, and remembered', async () => {
  const platform = openPlatform()
  const state = join(scratch(), 'state.json')
  await serving(platform, async (url) => {
    for (const round of [1, 2, 3]) {
      platform.addBatch()
      platform.addBatch()
      platform.addEpoch(owedTo([100n, BigInt(round)]))
      const run = await runTool(['--url', url, '--state', state, '--all'])
      expect(run).toMatchObject({ exit: 0 })
      expect(run.output.includes('seen before are its start')).toBe(round > 1)
    }
  })
})

it('is checked with a bundle of it in one run, and the bundle alone afterwards', async () => {
  const platform = openPlatform()
  platform.addBatch()
  platform.addEpoch(owedTo([100n, 200n]))
  const folder = scratch()
  const state = join(folder, 'state.json')
  const file = join(folder, 'bundle.json')
  writeFileSync(file, JSON.stringify({ data: platform.bundle(accountId(2)) }))
  const both = await serving(platform, (url) => runTool(['--url', url, '--bundle', file, '--state', state]))
  expect(both).toMatchObject({ exit: 0 })
  const alone = await runTool(['--bundle', file, '--state', state])
  expect(alone).toMatchObject({ exit: 0 })
  expect(alone.output).toContain('the same checkpoint as remembered')
})

it('holds before its first epoch', async () => {
  const platform = openPlatform()
  platform.addBatch()
  expect(await runOnInstance(platform)).toMatchObject({ exit: 0 })
})

it('says that there is nothing to check while nothing was ever signed', async () => {
  const platform = openPlatform()
  platform.addBatch()
  const silent = { ...platform, front: () => ({ data: { ...platform.front().data, checkpoint: '' } }) }
  const run = await runOnInstance(silent)
  expect(run).toMatchObject({ exit: 0 })
  expect(run.output).toContain('No epoch is published yet')
})

it.each([
  { args: [], why: 'nothing to check' },
  { args: ['--bundle', 'no-such-file.json'], why: 'no such file' },
  { args: ['--url', 'ftp://localhost'], why: 'not a web address' },
  { args: ['--url', 'http://localhost', '--key', 'AAAA'], why: 'a key without an origin' },
  { args: ['--unknown'], why: 'an unknown option' },
])('the tool exits 2 for $why', async ({ args }) => {
  expect(await runTool([...args, '--state', join(scratch(), 'state.json')])).toMatchObject({ exit: 2 })
})
