/**
 * What the published proof gives away: totals, the number of accounts, amounts of leaves, and nothing else. No name, no id, no nonce, no
 * leaf that can be followed to the next epoch; and of one member's bundle nothing about another.
 */
import { beforeAll, expect, it } from 'vitest'
import type { ZodMiniObject } from 'zod/mini'
import { api } from '#contract/routes'
import type { Route } from '#contract/shared/define'
import type { Client } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { makeWorld, must, type World } from '../rooms/solvency/world.ts'

type Chunk = { readonly amount: string; readonly nonce: string; readonly position: number }
type Bundle = { readonly chunks: readonly Chunk[] }

const STATEMENT = [
  ...['at', 'code', 'coverage_bps', 'custody', 'epoch', 'journal_root', 'journal_seq', 'leaves', 'leaves_sha256', 'liabilities'],
  ...['operator_other', 'reserve_committed', 'reserve_free', 'root', 'v'],
]

const published = Object.values<Route>(api).filter(
  ({ path, who, method }) => path.startsWith('/proof') && who === 'anyone' && method === 'GET',
)

it('is asked for by epochs and places in the log alone: what takes longer for one person than for another cannot be asked for', () => {
  const taken = published.flatMap(({ params, query }) =>
    [params, query].flatMap((schema) => Object.keys((schema as ZodMiniObject | undefined)?.shape ?? {})),
  )
  expect([...new Set(taken)].sort()).toEqual(['epoch', 'from', 'index', 'size', 'to'])
})

onStore((store) => {
  let world: World
  const bundles = new Map<number, readonly Bundle[]>()
  beforeAll(async () => {
    world = await makeWorld(store)
    for (const _ of [1, 2]) {
      const epoch = await world.makeEpoch()
      bundles.set(epoch, await Promise.all(world.people.map(bundleOf)))
    }
  })

  const bundleOf = async (person: Client) => (await must(person.call('GET', '/me/proof'))).data as unknown as Bundle
  const read = async (path: string) => (await world.app.anyone.call('GET', path)).text
  const leavesOf = async (epoch: number) =>
    (await read(`/proof/${epoch}/leaves`))
      .trimEnd()
      .split('\n')
      .map((line) => line.split(' '))

  it('says nothing of a person in any public answer about the proof, right or wrong', async () => {
    expect(published.length).toBeGreaterThanOrEqual(6)
    const asked = published.flatMap(({ path }) => ['1', '2', '99', 'x'].map((epoch) => path.replace(':epoch', epoch)))
    const queries = ['', '?from=0&to=50', '?index=0&size=2', '?from=1&to=2', '?index=9999&size=99999', '?from=-1&to=x']
    const texts = await Promise.all([...new Set(asked)].flatMap((path) => queries.map((query) => read(path + query))))
    const entries = texts.flatMap((text) =>
      [...text.matchAll(/"([A-Za-z0-9+/]{40,}={0,2})"/g)].map(([, base64 = '']) => Buffer.from(base64, 'base64').toString('latin1')),
    )
    const whole = [...texts, ...entries].join('\n').toLowerCase()
    const nonces = [...bundles.values()].flat().flatMap(({ chunks }) => chunks.map(({ nonce }) => nonce))
    expect(nonces.length).toBe(2 * 4 * world.people.length)
    for (const { user_id, email } of world.people)
      for (const secret of [user_id, user_id.replaceAll('-', ''), email]) expect([secret, whole.includes(secret)]).toEqual([secret, false])
    expect(nonces.filter((nonce) => whole.includes(nonce))).toEqual([])
    expect(whole).not.toMatch(/select |relation|\bat \/|node_modules/)
  })

  it('states what its format says and no more', async () => {
    const { data } = await must(world.app.anyone.call('GET', '/proof/2'))
    expect(Object.keys(JSON.parse(String(data?.statement)) as object).sort()).toEqual(STATEMENT)
    expect(Object.keys(data ?? {}).sort()).toEqual(['checkpoint', 'statement', 'statement_index'])
    // Two columns, in the order of the hashes: no place says whose a leaf is.
    const leaves = await leavesOf(2)
    expect(leaves.every((columns) => columns.length === 2)).toBe(true)
    const hashes = leaves.map(([hash = '']) => hash)
    expect(hashes).toEqual([...hashes].sort())
    expect(leaves.length).toBe(4 * world.people.length)
  })

  it('splits and blinds every account again: no leaf of one epoch is in the next, though nothing moved', async () => {
    const [first, second] = [await leavesOf(1), await leavesOf(2)]
    const seen = new Set(first.map(([hash]) => hash))
    expect(second.filter(([hash]) => seen.has(hash))).toEqual([])
    const total = (leaves: string[][]) => leaves.reduce((sum, [, cents]) => sum + BigInt(cents ?? 0), 0n)
    expect(total(first)).toBe(total(second))
    const cut = (epoch: number) => bundles.get(epoch)?.[0]?.chunks.map(({ amount }) => amount)
    expect(cut(1)).not.toEqual(cut(2))
  })

  it('shows one member nothing of another', () => {
    for (const epoch of [1, 2]) {
      const all = bundles.get(epoch) ?? []
      for (const [at, bundle] of all.entries()) {
        const text = JSON.stringify(bundle)
        const others = all.filter((_, other) => other !== at).flatMap(({ chunks }) => chunks.map(({ nonce }) => nonce))
        const ids = world.people.filter((_, other) => other !== at).map(({ user_id }) => user_id)
        expect([...others, ...ids].filter((secret) => text.includes(secret))).toEqual([])
      }
    }
  })
})
