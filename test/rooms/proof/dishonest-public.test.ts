/**
 * A dishonest platform against anyone who reads what it publishes: each cheat is caught by src/proof and by tools/verify, and the name says
 * by whom.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { cents } from '#kernel/money'
import {
  consistencyProof,
  type LoggedStatement,
  openLogReader,
  type Statement,
  statementBytes,
  toBase64,
  treeHead,
  utf8,
  verifyLeaves,
  verifyOneHistory,
  verifyStatements,
} from '#proof/index'
import { accountId, identity, type Owed, openPlatform, type Platform } from '#test/rooms/proof/platform.ts'
import { type Answers, type Run, runOnInstance, runTool, serving } from '#test/rooms/proof/run-tool.ts'
import { greater, tamperedTree, withSum, wrapped } from '#test/rooms/proof/tampered-tree.ts'
import { scratch } from '#test/support/scratch.ts'

const OWED: readonly Owed[] = [
  { account_id: accountId(1), amount: 50_000n },
  { account_id: accountId(2), amount: 700n },
]

/** A platform with two epochs of two batches each. */
function established(): Platform {
  const platform = openPlatform()
  for (const second of [1, 2]) {
    platform.addBatch()
    platform.addBatch()
    platform.addEpoch(OWED, { at: minutesAgo(30 - second) })
  }
  return platform
}

function minutesAgo(minutes: number): string {
  return new Date(Date.now() - minutes * 60_000).toISOString()
}

function expectBroken(run: Run, check: string, why: string): void {
  expect(run).toMatchObject({ exit: 1 })
  expect(run.output).toContain(`FAILED  ${check}: `)
  expect(run.output).toContain(why)
  expect(run.output).toContain('possible cause: the platform')
}

/** One reader's two looks at one address, the second at what the platform became. */
async function twoLooks(first: Answers, second: Answers, meanwhile = (_state: string) => {}): Promise<{ run: Run; kept: boolean }> {
  const state = join(scratch(), 'state.json')
  let answers = first
  const turning: Answers = {
    front: () => answers.front(),
    page: (epoch) => answers.page(epoch),
    leaves: (epoch) => answers.leaves(epoch),
    slice: (from, to) => answers.slice(from, to),
    inclusion: (index, size) => answers.inclusion(index, size),
    consistency: (from, to) => answers.consistency(from, to),
  }
  return serving(turning, async (url) => {
    expect(await runTool(['--url', url, '--state', state])).toMatchObject({ exit: 0 })
    meanwhile(state)
    const before = readFileSync(state, 'utf8')
    answers = second
    const run = await runTool(['--url', url, '--state', state])
    return { run, kept: readFileSync(state, 'utf8') === before }
  })
}

function statementsOf({ epochs }: Platform): readonly LoggedStatement[] {
  return epochs.map(({ statement, index }) => ({ statement, index }))
}

function order(platform: Platform, statements = statementsOf(platform)) {
  return verifyStatements(statements, (size) => treeHead(size, platform.log.nodes))
}

it('an entry rewritten is caught by anyone who recomputes the log', async () => {
  const platform = established()
  const other = new Uint8Array(32).fill(5)
  const slice = (from: number, to: number) => ({
    data: { entries: platform.entries.slice(from, to).map((entry, at) => toBase64(from + at === 1 ? other : entry)) },
  })
  expectBroken(await runOnInstance({ ...platform, slice }), 'entries', 'an entry was rewritten')
})

it('an entry rewritten and signed again is caught by anyone who remembers a checkpoint, who keeps the old one', async () => {
  const rewritten = openPlatform()
  for (const second of [1, 2]) {
    rewritten.addBatch('another batch')
    rewritten.addBatch()
    rewritten.addEpoch(OWED, { at: minutesAgo(30 - second) })
  }
  rewritten.addBatch()
  const { run, kept } = await twoLooks(established(), rewritten)
  expectBroken(run, 'remembered', 'is not the one that was signed before')
  expect(kept).toBe(true)
})

it('a log cut short is caught by anyone who remembers a checkpoint', async () => {
  const longer = established()
  longer.addBatch()
  expectBroken((await twoLooks(longer, established())).run, 'remembered', 'shorter')
})

it('another key at the same address is caught by anyone who remembers a checkpoint', async () => {
  const other = openPlatform(new Uint8Array(32).fill(1))
  other.addBatch()
  expectBroken((await twoLooks(established(), other)).run, 'identity', 'another origin or key')
})

it('two checkpoints shown to two people are caught by the two, or a witness, who compare them', () => {
  const [one, two] = [established(), established()]
  const [a, b] = [one.note(), two.note()]
  expect(verifyOneHistory([a, b], [], identity)).toEqual({ refused: 'inconsistent' })
  two.addBatch()
  const hashes = consistencyProof(one.log.size(), two.log.size(), two.log.nodes)
  expect(verifyOneHistory([a, two.note()], hashes, identity)).toEqual({ refused: 'inconsistent' })
  expect(verifyOneHistory([b, two.note()], hashes, identity)).toBe(true)
  expect(verifyOneHistory([two.note(), b], hashes, identity)).toBe(true)
})

it('two checkpoints shown to two people are caught by the user who checks their bundle against the published log', async () => {
  const [published, shown] = [established(), established()]
  const folder = scratch()
  const file = join(folder, 'bundle.json')
  const state = join(folder, 'state.json')
  writeFileSync(file, JSON.stringify(shown.bundle(accountId(1))))
  const run = await serving(published, (url) => runTool(['--url', url, '--bundle', file, '--state', state]))
  expectBroken(run, 'one log', 'another history than the published one')
  await serving(published, (url) => runTool(['--url', url, '--state', state]))
  expectBroken(await runTool(['--bundle', file, '--state', state]), 'one log', 'different roots')
})

it('a back-dated statement is caught by anyone, from the order of the log', async () => {
  const platform = established()
  platform.addEpoch(OWED, { at: minutesAgo(600) })
  expect(order(platform)).toEqual({ refused: 'at' })
  expectBroken(await runOnInstance(platform), 'statements', 'back-dated')
})

it('a statement back-dated into a quiet time is caught by anyone who looked in that time', async () => {
  const early = openPlatform()
  early.addBatch()
  early.addEpoch(OWED, { at: minutesAgo(500) })
  const late = openPlatform()
  late.addBatch()
  late.addEpoch(OWED, { at: minutesAgo(500), statement: () => statementAt(early, 1), tree: () => treeAt(early, 1) })
  late.addEpoch(OWED, { at: minutesAgo(400) })
  expectBroken((await twoLooks(early, late)).run, 'statements', 'an hour or more before: back-dated')
})

it('a truncated leaves file is caught by anyone', async () => {
  const platform = established()
  const cut = (epoch: number) => platform.leaves(epoch).split('\n').slice(0, -3).join('\n').concat('\n')
  expect(verifyLeaves(cut(2), statementAt(platform, 2))).toEqual({ refused: 'digest' })
  expectBroken(await runOnInstance({ ...platform, leaves: cut }), 'epoch 2', 'truncated')
})

it('a leaves file truncated before it was signed is caught by anyone', async () => {
  const platform = openPlatform()
  platform.addEpoch(OWED, {
    tree: (leaves) => {
      const whole = tamperedTree(leaves, wrapped)
      return { ...whole, file: whole.file.split('\n').slice(1).join('\n') }
    },
  })
  expect(verifyLeaves(platform.leaves(1), statementAt(platform, 1))).toEqual({ refused: 'count' })
  expectBroken(await runOnInstance(platform), 'epoch 1', 'truncated')
})

it('a negative or overflowing amount is caught by anyone who reads the leaves', async () => {
  for (const sum of [-5n, 2n ** 53n, 2n ** 64n - 5n]) {
    const platform = openPlatform()
    const fake = (sum + 2n ** 64n) % 2n ** 64n
    platform.addEpoch(OWED, {
      tree: (leaves) => {
        const tampered = tamperedTree(withSum(leaves, 3, fake), wrapped)
        return { ...tampered, root: { ...tampered.root, sum: 50_000n }, file: tampered.file.replace(` ${fake}\n`, ` ${sum}\n`) }
      },
    })
    expect(verifyLeaves(platform.leaves(1), statementAt(platform, 1))).toEqual({ refused: 'form' })
    expectBroken(await runOnInstance(platform), 'epoch 1', 'a line is not a hash and an amount')
  }
})

it('leaves whose total is 2^53 are caught by anyone', async () => {
  const platform = openPlatform()
  platform.addEpoch(
    [
      { account_id: accountId(1), amount: 2n ** 53n - 1n },
      { account_id: accountId(2), amount: 1n },
    ],
    {
      tree: (leaves) => {
        const tampered = tamperedTree(leaves, wrapped)
        return { ...tampered, root: { ...tampered.root, sum: 2n ** 53n - 1n } }
      },
    },
  )
  expect(verifyLeaves(platform.leaves(1), statementAt(platform, 1))).toEqual({ refused: 'total' })
  expectBroken(await runOnInstance(platform), 'epoch 1', '2^53 or more')
})

it('a total of 2^53 in a statement is caught by anyone: it is no statement', async () => {
  const platform = established()
  const text = Buffer.from(statementBytes({ ...statementAt(platform, 2), epoch: 3 })).toString()
  platform.append(Buffer.from(text.replace(/"liabilities":"\d+"/, '"liabilities":"9007199254740992"')))
  expectBroken(await runOnInstance(platform), 'statement', 'out of bounds')
})

it('max instead of sum is caught by anyone who adds up the leaves', async () => {
  const platform = openPlatform()
  platform.addEpoch(OWED, { tree: (leaves) => tamperedTree(leaves, greater) })
  expect(verifyLeaves(platform.leaves(1), statementAt(platform, 1))).toEqual({ refused: 'total' })
  expectBroken(await runOnInstance(platform), 'epoch 1', 'add up to 50700 cents')
})

it('a root over other leaves is caught by anyone who rebuilds it', async () => {
  const platform = openPlatform()
  platform.addEpoch(OWED, { statement: (honest) => ({ ...honest, root: 'ab'.repeat(32) }) })
  expect(verifyLeaves(platform.leaves(1), statementAt(platform, 1))).toEqual({ refused: 'root' })
  expectBroken(await runOnInstance(platform), 'epoch 1', 'do not lead to the signed root')
})

it('one leaf counted twice is caught by anyone: the order is strict', async () => {
  const platform = openPlatform()
  const twice = (file: string) => [file.split('\n')[0], file].join('\n')
  platform.addEpoch(OWED, { tree: (leaves) => ({ ...tamperedTree(leaves, wrapped), file: twice(tamperedTree(leaves, wrapped).file) }) })
  expect(verifyLeaves(platform.leaves(1), statementAt(platform, 1))).toEqual({ refused: 'form' })
  expectBroken(await runOnInstance(platform), 'epoch 1', 'is duplicated')
})

it('a replayed epoch is caught by anyone: the log may state an epoch only once', async () => {
  const platform = established()
  platform.append(statementBytes(statementAt(platform, 2)))
  const statements = [...statementsOf(platform), { statement: statementAt(platform, 2), index: platform.log.size() - 1 }]
  expect(order(platform, statements)).toEqual({ refused: 'epoch' })
  expectBroken(await runOnInstance(platform), 'statements', 'a replay or a gap')
})

it('an old epoch listed as the newest is caught by anyone', async () => {
  const platform = established()
  const front = () => {
    const { data } = platform.front()
    return { data: { ...data, epochs: data.epochs.slice(1) } }
  }
  expectBroken(await runOnInstance({ ...platform, front }), 'epochs', 'lacks the newest')
})

it('an epoch listed with another total than it states is caught by anyone', async () => {
  const platform = established()
  const front = () => {
    const { data } = platform.front()
    return { data: { ...data, epochs: data.epochs.map((one) => ({ ...one, liabilities: '1' })) } }
  }
  expectBroken(await runOnInstance({ ...platform, front }), 'epochs', 'contradicts the statement')
})

it('a statement of another journal is caught by anyone', async () => {
  const platform = established()
  platform.addEpoch(OWED, { statement: (honest) => ({ ...honest, journal_root: '00'.repeat(32) }) })
  expect(order(platform)).toEqual({ refused: 'journal' })
  expectBroken(await runOnInstance(platform), 'statements', 'is not the log')
})

it('a journal claimed to end with a statement is caught by anyone', async () => {
  const platform = established()
  const size = platform.log.size()
  const root = Buffer.from(treeHead(size, platform.log.nodes)).toString('hex')
  platform.addEpoch(OWED, { statement: (honest) => ({ ...honest, journal_seq: size, journal_root: root }) })
  expect(order(platform)).toEqual({ refused: 'journal' })
  expectBroken(await runOnInstance(platform), 'statements', 'does not end with a batch')
})

it('a broken sum in an older statement is caught by anyone who reads the log', async () => {
  const platform = openPlatform()
  platform.addEpoch(OWED, { statement: (honest) => ({ ...honest, custody: cents(honest.custody + 1n) }) })
  platform.addEpoch(OWED)
  expectBroken(await runOnInstance(platform), 'statement', 'custody is not the sum of its parts')
})

/** As src/proof and the browser read it: the whole log, to its newest checkpoint. */
function readLog(platform: Platform) {
  const reader = openLogReader()
  for (const entry of platform.entries) {
    const taken = reader.take(entry)
    if (taken !== true) return taken
  }
  return reader.finish({ size: platform.log.size(), root: treeHead(platform.log.size(), platform.log.nodes) })
}

it('heads of the audit log and facts of an unknown kind are allowed between batches and statements', async () => {
  const platform = established()
  platform.addAuditHead(3)
  platform.addBatch()
  platform.append(fact({ kind: 'weather', rain: [1, { heavy: null }] }))
  platform.addAuditHead(3)
  platform.addEpoch(OWED)
  platform.addAuditHead(9)
  platform.addEpoch(OWED)
  const read = readLog(platform)
  expect(read).toMatchObject({ audit_heads: [{ count: 3 }, { count: 3 }, { count: 9 }], unknown: new Map([['weather', 1]]) })
  const run = await runOnInstance(platform)
  expect(run).toMatchObject({ exit: 0 })
  expect(run.output).toContain('audit log: 3 heads in order, the newest of 9 entries')
  expect(run.output).toContain('1 of the kind weather, which this tool does not know')
})

it('an audit log that became shorter is caught by anyone who reads the log', async () => {
  const platform = established()
  platform.addAuditHead(7)
  platform.addEpoch(OWED)
  platform.addAuditHead(6)
  platform.addEpoch(OWED)
  expect(readLog(platform)).toEqual({ refused: 'audit' })
  expectBroken(await runOnInstance(platform), 'audit log', 'was cut off')
})

it('an audit log rewritten at the same length is caught by anyone who reads the log', async () => {
  const platform = established()
  platform.addAuditHead(7)
  platform.addAuditHead(7, 'ab'.repeat(32))
  platform.addEpoch(OWED)
  expect(readLog(platform)).toEqual({ refused: 'audit' })
  expectBroken(await runOnInstance(platform), 'audit log', 'was rewritten')
})

it('an audit head rewritten is caught by anyone who recomputes the log', async () => {
  const platform = established()
  const index = platform.addAuditHead(7)
  platform.addEpoch(OWED)
  const other = established()
  other.addAuditHead(8)
  const slice = (from: number, to: number) => ({
    data: {
      entries: platform.entries.slice(from, to).map((entry, at) => toBase64(from + at === index ? (other.entries[index] ?? entry) : entry)),
    },
  })
  expectBroken(await runOnInstance({ ...platform, slice }), 'entries', 'an entry was rewritten')
})

it('a fact out of its form, and a journal claimed to end with a fact, are caught by anyone', async () => {
  const tampered: readonly Uint8Array[] = [
    fact({ kind: 'audit-head', count: -1, head: 'ab'.repeat(32) }),
    fact({ kind: 'audit-head', count: 1, head: 'ab' }),
    fact({ kind: 'audit-head', count: 1, head: 'ab'.repeat(32), more: 1 }),
    fact({ kind: 'Weather' }),
    utf8('{"at":"yesterday","kind":"weather","v":1}'),
  ]
  for (const entry of tampered) {
    const platform = established()
    platform.append(entry)
    platform.addEpoch(OWED)
    expect(readLog(platform)).toEqual({ refused: 'form' })
    expect(await runOnInstance(platform)).toMatchObject({ exit: 1 })
  }
  const platform = established()
  const size = platform.addAuditHead(7) + 1
  const root = Buffer.from(treeHead(size, platform.log.nodes)).toString('hex')
  platform.addEpoch(OWED, { statement: (honest) => ({ ...honest, journal_seq: size, journal_root: root }) })
  expect(readLog(platform)).toEqual({ refused: 'journal' })
  expectBroken(await runOnInstance(platform), 'statements', 'does not end with a batch')
})

/** In canonical form, even if the content is wrong. */
function fact(members: Readonly<Record<string, unknown>>): Uint8Array {
  const whole: Record<string, unknown> = { at: new Date().toISOString(), v: 1, ...members }
  const names = Object.keys(whole).sort()
  return utf8(`{${names.map((name) => `${JSON.stringify(name)}:${JSON.stringify(whole[name])}`).join(',')}}`)
}

function statementAt({ epochs }: Platform, number: number): Statement {
  const epoch = epochs[number - 1]
  if (!epoch) throw new Error(`no epoch ${number}`)
  return epoch.statement
}

function treeAt({ epochs }: Platform, number: number) {
  const epoch = epochs[number - 1]
  if (!epoch) throw new Error(`no epoch ${number}`)
  return epoch.tree
}
