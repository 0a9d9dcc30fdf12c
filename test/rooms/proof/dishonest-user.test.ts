/**
 * A dishonest platform against one user's bundle: each cheat is caught by src/proof in the browser and by tools/verify, and the name says
 * by whom.
 */
import { expect, it } from 'vitest'
import { cents } from '#kernel/money'
import { chunkNonce, idHash, type Leaf, leafOf, type StepName, splitAmount, userKey, verifyBundle } from '#proof/index'
import { accountId, honestTree, identity, MASTER, type Owed, openPlatform } from '#test/rooms/proof/platform.ts'
import { runOnBundle } from '#test/rooms/proof/run-tool.ts'
import { greater, tamperedTree, withSum, wrapped } from '#test/rooms/proof/tampered-tree.ts'

const [ALICE, BOB, CAROL] = [accountId(1), accountId(2), accountId(3)]
const OWED: readonly Owed[] = [
  { account_id: ALICE, amount: 50_000n },
  { account_id: BOB, amount: 50_000n },
  { account_id: CAROL, amount: 7n },
]

function platformOf(...epochs: Parameters<ReturnType<typeof openPlatform>['addEpoch']>[]) {
  const platform = openPlatform()
  for (const epoch of epochs) {
    platform.addBatch()
    platform.addEpoch(...epoch)
  }
  return platform
}

type Known = { readonly account_id: string; readonly amount: bigint; readonly least_epoch?: number }

/** Both verifiers refuse the bundle; the first broken step has this name. */
async function caught(bundle: unknown, step: StepName, { account_id, amount, least_epoch }: Known): Promise<void> {
  const known = least_epoch === undefined ? {} : { least_epoch }
  const verdict = verifyBundle(bundle, { ...identity, account_id, amount, ...known })
  expect(verdict.holds).toBe(false)
  const first = verdict.steps.find((one) => !one.ok)
  expect(first).toMatchObject({ name: step })
  expect(first?.ok === false && first.fault.includes('platform')).toBe(true)
  if (least_epoch !== undefined) return
  const run = await runOnBundle(bundle, ['--account', account_id, '--amount', String(amount)])
  expect(run).toMatchObject({ exit: 1 })
  expect(run.output).toContain(`FAILED  ${step === 'statement-in-log' ? 'statement in the log' : step}:`)
}

const bob = { account_id: BOB, amount: 50_000n }

it('a user omitted is caught by that user: made-up leaves lead nowhere', async () => {
  const shown = platformOf([OWED]).bundle(BOB)
  const { statement, statement_index, statement_inclusion, checkpoint } = platformOf([OWED.filter((one) => one.account_id !== BOB)]).bundle(
    ALICE,
  )
  await caught({ ...shown, statement, statement_index, statement_inclusion, checkpoint }, 'leaves', bob)
})

it('a user omitted is caught by that user: another’s bundle is not theirs', async () => {
  await caught(platformOf([OWED.filter((one) => one.account_id !== BOB)]).bundle(ALICE), 'yours', bob)
})

it('a negative amount is caught by each user whose money it swallows', async () => {
  const platform = platformOf([[...OWED], { tree: (leaves) => tamperedTree(withSum(leaves, 8, 2n ** 64n - 100_000n), wrapped) }])
  expect(platform.epochs[0]?.statement.liabilities).toBeLessThan(8n)
  for (const account_id of [ALICE, BOB]) await caught(platform.bundle(account_id), 'leaves', { account_id, amount: 50_000n })
})

it('an amount with a minus sign is caught by its user', async () => {
  const bundle = platformOf([OWED]).bundle(BOB)
  const chunks = bundle.chunks.map((chunk, i) => (i === 0 ? { ...chunk, amount: '-1' } : chunk))
  await caught({ ...bundle, chunks }, 'amounts', bob)
})

it('a total that overflows is caught by every user whose money it swallows', async () => {
  const huge = 2n ** 64n - 100_007n + 5n
  const platform = platformOf([
    [...OWED, { account_id: accountId(4), amount: 0n }],
    { tree: (leaves) => tamperedTree(withSum(leaves, 12, huge), wrapped) },
  ])
  expect(platform.epochs[0]?.statement.liabilities).toBe(5n)
  for (const one of OWED.slice(0, 2)) await caught(platform.bundle(one.account_id), 'leaves', one)
})

it('a total of 2^53 is caught by every user', async () => {
  const tree = (leaves: readonly Leaf[]) => {
    const tampered = tamperedTree(withSum(leaves, 8, 2n ** 53n), wrapped)
    return { ...tampered, root: { ...tampered.root, sum: 100_007n } }
  }
  await caught(platformOf([OWED, { tree }]).bundle(ALICE), 'leaves', { account_id: ALICE, amount: 50_000n })
})

it('a balance understated is caught by that user: the leaf for less is not the leaf of what is shown', async () => {
  const platform = platformOf([OWED.map((one) => (one.account_id === BOB ? { ...one, amount: 10n } : one))])
  const bundle = platform.bundle(BOB)
  const key = userKey(MASTER, BOB)
  const chunks = splitAmount(cents(50_000n)).map((amount, i) => ({ ...bundle.chunks[i], amount: String(amount), nonce: nonceText(key, i) }))
  await caught({ ...bundle, amount: '50000', breakdown: { ...bundle.breakdown, main: '50000' }, chunks }, 'leaves', bob)
})

it('a balance understated is caught by that user: the bundle says less than they know', async () => {
  await caught(platformOf([OWED.map((one) => (one.account_id === BOB ? { ...one, amount: 10n } : one))]).bundle(BOB), 'yours', bob)
})

it('chunks that do not add up are caught by that user', async () => {
  const bundle = platformOf([OWED]).bundle(BOB)
  await caught({ ...bundle, amount: '50001', breakdown: { ...bundle.breakdown, bonus: '1' } }, 'amounts', bob)
  await caught({ ...bundle, breakdown: { ...bundle.breakdown, bonus: '1' } }, 'amounts', bob)
})

it('one leaf shown to two users is caught by the second of them', async () => {
  const shared = platformOf([OWED.filter((one) => one.account_id !== BOB)]).bundle(ALICE)
  await caught({ ...shared, account_id: BOB }, 'leaves', bob)
})

it('one leaf shown as two chunks is caught by its user', async () => {
  const bundle = platformOf([OWED]).bundle(BOB)
  const [first] = bundle.chunks
  await caught({ ...bundle, chunks: bundle.chunks.map((chunk) => ({ ...first, i: chunk.i, amount: chunk.amount })) }, 'leaves', bob)
})

it('max instead of sum is caught by the user who disappears in it', async () => {
  const platform = platformOf([[...OWED], { tree: (leaves) => tamperedTree(leaves, greater) }])
  for (const one of OWED) await caught(platform.bundle(one.account_id), 'leaves', one)
})

it('a path too short or too long is caught by that user', async () => {
  const bundle = platformOf([OWED]).bundle(BOB)
  const bend = (path: (given: readonly { hash: string; sum: string }[]) => unknown) => ({
    ...bundle,
    chunks: bundle.chunks.map((chunk) => ({ ...chunk, path: path(chunk.path) })),
  })
  await caught(
    bend((path) => path.slice(0, -1)),
    'leaves',
    bob,
  )
  await caught(
    bend((path) => [...path, { hash: '0'.repeat(64), sum: '0' }]),
    'leaves',
    bob,
  )
})

it('a side swapped or a place in the padding is caught by that user', async () => {
  const bundle = platformOf([OWED]).bundle(BOB)
  const move = (to: (position: number) => number) => ({
    ...bundle,
    chunks: bundle.chunks.map((chunk) => ({ ...chunk, position: to(chunk.position) })),
  })
  await caught(
    move((position) => position ^ 1),
    'leaves',
    bob,
  )
  await caught(
    move((position) => position + 16),
    'leaves',
    bob,
  )
})

it('a replayed epoch is caught by the user: under its own number it is old, under a new one it is another’s', async () => {
  const platform = platformOf([OWED], [OWED])
  const old = platform.bundle(BOB, 1)
  await caught(old, 'yours', { ...bob, least_epoch: 2 })
  await caught({ ...old, epoch: 2 }, 'statement', bob)
})

it('a statement that is not in the signed log is caught by every user', async () => {
  const platform = platformOf([OWED])
  const bundle = platform.bundle(BOB)
  await caught({ ...bundle, statement: bundle.statement.replace('"code":"unknown"', '"code":"abcdef0"') }, 'statement-in-log', bob)
  await caught({ ...bundle, statement_inclusion: { ...bundle.statement_inclusion, hashes: [] } }, 'statement-in-log', bob)
})

it('a checkpoint of another key is caught by every user', async () => {
  const other = openPlatform(new Uint8Array(32).fill(1))
  other.addEpoch(OWED)
  await caught(other.bundle(BOB), 'checkpoint', bob)
})

it('a statement whose custody or coverage is not its own sum is caught by anyone, and it is the platform’s alone', () => {
  const bends = [
    platformOf([OWED, { statement: (honest) => ({ ...honest, custody: cents(honest.custody + 1n) }) }]),
    platformOf([OWED, { statement: (honest) => ({ ...honest, coverage_bps: 20_000_000 }) }]),
    platformOf([OWED, { statement: (honest) => ({ ...honest, reserve_committed: cents(honest.liabilities + 1n) }) }]),
    platformOf([OWED, { statement: (honest) => ({ ...honest, journal_seq: 5 }) }]),
  ]
  for (const platform of bends) {
    const { steps } = verifyBundle(platform.bundle(BOB), identity)
    expect(steps.filter((step) => !step.ok)).toMatchObject([{ name: 'statement', fault: ['platform'] }])
  }
})

it('a leaf of one account cannot be another’s in any bundle', () => {
  const chunk = { i: 0, amount: cents(5n), nonce: chunkNonce(userKey(MASTER, ALICE), 1, 0) }
  const [one, two] = [leafOf(chunk, idHash(ALICE)), leafOf(chunk, idHash(BOB))]
  expect(one.hash).not.toEqual(two.hash)
  expect(honestTree([one, two]).root.sum).toBe(10n)
})

function nonceText(key: Uint8Array, i: number): string {
  return Buffer.from(chunkNonce(key, 1, i)).toString('hex')
}
