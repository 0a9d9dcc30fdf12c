/**
 * Every cheat that the page lists, played with the real server's answers, and caught by exactly whom the page names: each line ends in the
 * stranger's tool with exit 1. A cheat or a catcher without its play does not compile.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { toHex } from '#kernel/id'
import { cheats } from '#proof/cheats'
import { sha256, toBase64, utf8, verifyBundle, verifyOneHistory } from '#proof/index'
import { type Answers, type Run, runOnInstance, runTool, serving } from '#test/rooms/proof/run-tool.ts'
import { startWitness } from '#test/rooms/proof/run-witness.ts'
import { greater, tamperedTree, withSum, wrapped } from '#test/rooms/proof/tampered-tree.ts'
import type { Client } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { scratch } from '#test/support/scratch.ts'
import {
  type Bundle,
  bentEntries,
  bundleOf,
  leavesOf,
  type Published,
  pointedAt,
  readPublished,
  republished,
  statementOf,
  statementOver,
} from './stage.ts'
import { makeWorld, owedTo, type World } from './world.ts'

type Stage = {
  readonly world: World
  /** Two honest epochs. */
  readonly published: Published
  readonly ada: Client
  readonly bob: Client
  readonly bundles: { readonly ada: Bundle; readonly bob: Bundle; readonly old: Bundle }
}

type Cheat = (typeof cheats)[number]
type Plays = { readonly [C in Cheat as C['id']]: { readonly [By in C['caught_by'][number]]: (stage: Stage) => Promise<Run> } }

const OUTPUT: { readonly [C in Cheat as C['id']]: string } = {
  user_omitted: 'FAILED  leaves',
  balance_understated: 'FAILED  yours',
  leaf_shared: 'FAILED  leaves',
  negative_amount: 'FAILED',
  max_for_sum: 'FAILED',
  path_short: 'differs from the depth of the tree',
  leaves_truncated: 'truncated',
  entry_rewritten: 'FAILED',
  back_dated: 'back-dated',
  epoch_replayed: 'FAILED',
  two_checkpoints: 'FAILED',
}

const plays: Plays = {
  user_omitted: {
    that_user: async ({ world, ada, bob, bundles }) => {
      await epochWithout(world, bob, 'the user')
      const now = await readPublished(world)
      // The epoch is complete for all other users; the server has nothing to show to Bob.
      expect(await runOnInstance(now.answers)).toMatchObject({ exit: 0 })
      expect((await bob.call('GET', '/me/proof')).body).toEqual({ data: null })
      // What is left to the platform: Bob's leaves of before under the new statement.
      const { account_id, amount, breakdown, chunks } = bundles.bob
      return onBundle(now, { ...(await bundleOf(ada)), account_id, amount, breakdown, chunks }, bob)
    },
  },
  balance_understated: {
    that_user: async ({ world, bob, bundles }) => {
      await epochWithout(world, bob, 'all but 10 cents')
      const now = await readPublished(world)
      expect(await runOnInstance(now.answers)).toMatchObject({ exit: 0 })
      const shown = await bundleOf(bob)
      expect(shown.amount).toBe('10')
      // Shown what is owed instead, their leaves are not those of the tree.
      const { amount, breakdown } = bundles.bob
      const chunks = shown.chunks.map((chunk, i) => ({ ...chunk, amount: bundles.bob.chunks[i]?.amount ?? '0' }))
      expect(await onBundle(now, { ...shown, amount, breakdown, chunks }, bob, amount)).toMatchObject({ exit: 1 })
      return onBundle(now, shown, bob, String(await owedTo(bob)))
    },
  },
  leaf_shared: {
    that_user: ({ published, bob, bundles }) => onBundle(published, { ...bundles.ada, account_id: bob.user_id }, bob),
  },
  negative_amount: {
    anyone: async ({ published }) => {
      const honest = await published.answers.leaves(2)
      for (const amount of ['-5', '9007199254740992', '18446744073709551611']) {
        const file = honest.replace(/ \d+\n/, ` ${amount}\n`)
        const entries = bentEntries(published, 2, (statement) => ({ ...statement, leaves_sha256: toHex(sha256(utf8(file))) }))
        expect(await runOnInstance(republished(published, entries, { 2: file }))).toMatchObject({ exit: 1 })
      }
      const file = honest.replace(/ \d+\n/, ' -5\n')
      return runOnInstance({ ...published.answers, leaves: () => file })
    },
    that_user: async ({ published, bob, bundles }) => {
      const leaves = await leavesOf(published, 2)
      const others = leaves.findIndex((_, at) => !bundles.bob.chunks.some(({ position }) => position === at))
      const tree = tamperedTree(withSum(leaves, others, 2n ** 64n - 20_000n), wrapped)
      const entries = bentEntries(published, 2, (honest) => statementOver(tree, honest, honest.leaves_sha256))
      return onBundle(published, pointedAt(bundles.bob, 2, republished(published, entries), entries, tree), bob)
    },
  },
  max_for_sum: {
    anyone: async ({ published }) => {
      const tree = tamperedTree(await leavesOf(published, 2), greater)
      const entries = bentEntries(published, 2, (honest) => statementOver(tree, honest, honest.leaves_sha256))
      return runOnInstance(republished(published, entries))
    },
    that_user: async ({ published, bob, bundles }) => {
      const tree = tamperedTree(await leavesOf(published, 2), greater)
      const entries = bentEntries(published, 2, (honest) => statementOver(tree, honest, honest.leaves_sha256))
      return onBundle(published, pointedAt(bundles.bob, 2, republished(published, entries), entries, tree), bob)
    },
  },
  path_short: {
    that_user: ({ published, bob, bundles }) => {
      const chunks = bundles.bob.chunks.map((chunk) => ({ ...chunk, path: chunk.path.slice(0, -1) }))
      return onBundle(published, { ...bundles.bob, chunks }, bob)
    },
  },
  leaves_truncated: {
    anyone: ({ published }) => {
      const cut = async (epoch: number) => `${(await published.answers.leaves(epoch)).split('\n').slice(0, -3).join('\n')}\n`
      return runOnInstance({ ...published.answers, leaves: cut })
    },
  },
  entry_rewritten: {
    anyone: async ({ published }) => {
      const other = published.entries.map((entry, at) => (at === 1 ? sha256(entry) : entry))
      const slice = (from: number, to: number) => ({ data: { entries: other.slice(from, to).map(toBase64) } })
      expect(await runOnInstance({ ...published.answers, slice })).toMatchObject({ exit: 1 })
      // Signed again: a reader who kept the old checkpoint has proof of the fork.
      return secondLook(published.answers, republished(published, other))
    },
    witness: ({ published }) => witnessed(published, (entries) => entries.map((entry, at) => (at === 1 ? sha256(entry) : entry))),
  },
  back_dated: {
    anyone: ({ published }) => {
      const { statement } = statementOf(published, 1)
      const at = new Date(Date.parse(statement.at) - 86_400_000).toISOString()
      return runOnInstance(
        republished(
          published,
          bentEntries(published, 2, (honest) => ({ ...honest, at })),
        ),
      )
    },
  },
  epoch_replayed: {
    anyone: ({ published }) => {
      const entry = published.entries[statementOf(published, 1).index] ?? new Uint8Array()
      return runOnInstance(republished(published, [...published.entries, entry]))
    },
    that_user: ({ published, bob, bundles }) => {
      const verdict = verifyBundle(bundles.old, { ...published.identity, account_id: bob.user_id, least_epoch: 2 })
      expect(verdict.steps.filter((step) => !step.ok)).toMatchObject([{ name: 'yours' }])
      return onBundle(published, { ...bundles.old, epoch: 2 }, bob)
    },
  },
  two_checkpoints: {
    that_user: ({ published, bob, bundles }) => {
      const entries = published.entries.map((entry, at) => (at === 0 ? sha256(entry) : entry))
      const other = bentEntries({ ...published, entries }, 2, (honest) => honest)
      return onBundle(published, pointedAt(bundles.bob, 2, republished(published, other), other), bob)
    },
    witness: ({ published }) => witnessed(published, (entries) => entries.map((entry, at) => (at === 0 ? sha256(entry) : entry))),
  },
}

/** The tool on a bundle and on what is published, by a user who knows who they are, and if given, what they are owed. */
async function onBundle({ answers }: Published, bundle: Bundle, { user_id }: Client, amount?: string): Promise<Run> {
  const folder = scratch()
  const file = join(folder, 'bundle.json')
  writeFileSync(file, JSON.stringify({ data: bundle }))
  const known = ['--account', user_id, ...(amount === undefined ? [] : ['--amount', amount])]
  return serving(answers, (url) => runTool(['--url', url, '--bundle', file, '--state', join(folder, 'state.json'), ...known]))
}

/** One reader's two looks at one address. */
async function secondLook(first: Answers, second: Answers): Promise<Run> {
  const state = join(scratch(), 'state.json')
  let now = first
  const turning: Answers = {
    front: () => now.front(),
    page: (epoch) => now.page(epoch),
    leaves: (epoch) => now.leaves(epoch),
    slice: (from, to) => now.slice(from, to),
    inclusion: (index, size) => now.inclusion(index, size),
    consistency: (from, to) => now.consistency(from, to),
  }
  return serving(turning, async (url) => {
    expect(await runTool(['--url', url, '--state', state])).toMatchObject({ exit: 0 })
    now = second
    return runTool(['--url', url, '--state', state])
  })
}

/** A person who is shown another history than the witness was. */
async function witnessed(published: Published, bend: (entries: readonly Uint8Array[]) => readonly Uint8Array[]): Promise<Run> {
  const other = republished(published, bend(published.entries))
  const { data } = (await published.answers.front()) as { data: { checkpoint: string } }
  expect(verifyOneHistory([data.checkpoint, other.note], [], published.identity)).toEqual({ refused: 'inconsistent' })
  return serving(published.answers, (url) =>
    serving(other, async (elsewhere) => {
      const witness = await startWitness(url, join(scratch(), 'witness.json'))
      await witness.until(`signed a checkpoint of ${published.entries.length} entries`)
      const asked = ['--witness-url', witness.url, '--witness-key', witness.key, '--wait', '20']
      return runTool(['--url', elsewhere, '--state', join(scratch(), 'state.json'), ...asked])
    }),
  )
}

/** The database's owner hides one user's money while the books are read, and restores it: the server publishes what it saw. */
async function epochWithout({ app, makeEpoch }: World, { user_id }: Client, hidden: 'the user' | 'all but 10 cents'): Promise<void> {
  const { query } = app.database
  const kept = await query<{ code: string; balance: bigint }>(
    `SELECT code, balance FROM account WHERE owner = $1 OR code = 'custody:sandbox'`,
    [user_id],
  )
  const left = hidden === 'the user' ? 0n : 10n
  const taken = kept.reduce((sum, { code, balance }) => (code.startsWith('member') ? sum + balance : sum), -left)
  await query(`UPDATE account SET balance = CASE WHEN code LIKE '%:main' THEN $2::bigint ELSE 0 END WHERE owner = $1`, [
    user_id,
    String(left),
  ])
  await query(`UPDATE account SET balance = balance - $1 WHERE code = 'custody:sandbox'`, [String(taken)])
  if (hidden === 'the user') {
    // The constraints are the platform's own, and so it can lift them.
    await query('ALTER TABLE users DROP CONSTRAINT users_closed')
    await query('ALTER TABLE users DISABLE TRIGGER guard_closed')
    await query(`UPDATE users SET status = 'closed' WHERE id = $1`, [user_id])
  }
  await makeEpoch()
  await query(`UPDATE users SET status = 'active' WHERE id = $1`, [user_id])
  for (const { code, balance } of kept) await query('UPDATE account SET balance = $2 WHERE code = $1', [code, String(balance)])
}

onStore((store) => {
  let stage: Stage
  beforeAll(async () => {
    const world = await makeWorld(store)
    const [ada, bob] = world.people
    if (!ada || !bob) throw new Error('two people')
    await world.makeEpoch()
    const old = await bundleOf(bob)
    await world.makeEpoch()
    stage = { world, ada, bob, published: await readPublished(world), bundles: { ada: await bundleOf(ada), bob: await bundleOf(bob), old } }
  })

  it('finds nothing wrong with unaltered answers of the server', async () => {
    const { published, bob, bundles } = stage
    expect(await runOnInstance(published.answers)).toMatchObject({ exit: 0 })
    expect(await runOnInstance(republished(published, published.entries))).toMatchObject({ exit: 0 })
    expect(await onBundle(published, bundles.bob, bob, String(await owedTo(bob)))).toMatchObject({ exit: 0 })
  })

  // The two that publish an epoch of their own come last: what the others start from is then no longer the newest.
  const publishes = (id: Cheat['id']) => Number(id === 'user_omitted' || id === 'balance_understated')
  describe.each([...cheats].sort((a, b) => publishes(a.id) - publishes(b.id)))('$id', ({ id, caught_by }) => {
    it.each(caught_by)('is caught by %s', async (who) => {
      const play = (plays[id] as Readonly<Record<string, (given: Stage) => Promise<Run>>>)[who]
      const run = await play?.(stage)
      expect(run).toMatchObject({ exit: 1 })
      expect(run?.output).toContain(OUTPUT[id])
      expect(run?.output).toContain('possible cause: the platform')
    })
  })
})
