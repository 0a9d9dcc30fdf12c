import { describe, expect, it } from 'vitest'
import { cents, MAX_CENTS } from '#kernel/money'
import { sha256, u32be } from './bytes.ts'
import type { Leaf } from './leaf.ts'
import { leafLines, parseLeaves } from './leaves-file.ts'
import { climb, verifyPath } from './path.ts'
import { buildTree, depthOf, leafAt, pathOf, rootOf, type SumTree } from './tree.ts'

function leavesOf(amounts: readonly bigint[]): readonly Leaf[] {
  return amounts.map((amount, at) => ({ hash: sha256(u32be(at)), sum: cents(amount) }))
}

function treeOf(amounts: readonly bigint[]): SumTree {
  const tree = buildTree(leavesOf(amounts))
  if ('refused' in tree) throw new Error(tree.refused)
  return tree
}

describe.each([1, 2, 3, 4, 5, 7, 8, 9, 33])('of %i leaves', (size) => {
  const amounts = Array.from({ length: size }, (_, at) => BigInt(at) * 7n)
  const tree = treeOf(amounts)
  const root = rootOf(tree)
  const places = Array.from({ length: size }, (_, position) => ({ position, leaves: size, path: pathOf(tree, position) }))

  it('has the total of its leaves at the root', () => {
    expect(root.sum).toBe(amounts.reduce((sum, amount) => sum + amount, 0n))
  })

  it('leads every leaf to the root, and no other amount or place', () => {
    for (const place of places) {
      const leaf = leafAt(tree, place.position)
      expect(verifyPath(leaf, place, root)).toBe(true)
      expect(verifyPath({ ...leaf, sum: leaf.sum + 1n }, place, root)).toEqual({ refused: 'root' })
      if (size > 1) expect(verifyPath(leaf, { ...place, path: place.path.slice(1) }, root)).toEqual({ refused: 'length' })
      expect(verifyPath(leaf, { ...place, path: [...place.path, leaf] }, root)).toEqual({ refused: 'length' })
      expect(verifyPath(leaf, { ...place, position: size }, root)).toEqual({ refused: 'position' })
      if (size > 1) expect(verifyPath(leaf, { ...place, position: place.position === 0 ? 1 : place.position - 1 }, root)).not.toBe(true)
    }
  })

  it('is published in order and reads back', () => {
    const text = [...leafLines(tree)].join('')
    expect(parseLeaves(text)).toEqual(Array.from({ length: size }, (_, position) => leafAt(tree, position)))
    expect(parseLeaves(text.slice(0, -1))).toEqual({ refused: 'end' })
    if (size > 1) expect(parseLeaves(text.split('\n').slice(0, -1).reverse().concat('').join('\n'))).toEqual({ refused: 'order' })
  })
})

it('has the depth of the next power of two', () => {
  expect([1, 2, 3, 4, 5, 8, 9, 1_000_000].map(depthOf)).toEqual([0, 1, 2, 2, 3, 3, 4, 20])
})

it('holds a total of 2^53−1 and refuses one of 2^53', () => {
  expect(rootOf(treeOf([MAX_CENTS - 1n, 1n])).sum).toBe(MAX_CENTS)
  expect(buildTree(leavesOf([MAX_CENTS, 1n]))).toEqual({ refused: 'total_out_of_range' })
})

it('refuses two leaves of one hash', () => {
  const [leaf] = leavesOf([5n])
  expect(leaf && buildTree([leaf, leaf])).toEqual({ refused: 'equal_leaves' })
})

it('climbs over no negative sum, none of 2^53, and no total of it', () => {
  const [leaf] = leavesOf([5n])
  const sibling = (sum: bigint) => ({ position: 0, leaves: 2, path: [{ hash: new Uint8Array(32), sum }] })
  for (const sum of [-1n, -(2n ** 64n), MAX_CENTS + 1n, 2n ** 64n, MAX_CENTS - 4n])
    expect(leaf && climb(leaf, sibling(sum))).toEqual({ refused: 'amount' })
  expect(leaf && climb(leaf, sibling(MAX_CENTS - 5n))).toMatchObject({ sum: MAX_CENTS })
  expect(climb({ hash: new Uint8Array(32), sum: -1n }, { position: 0, leaves: 1, path: [] })).toEqual({ refused: 'amount' })
  expect(climb({ hash: new Uint8Array(32), sum: 0n }, { position: 0, leaves: 0, path: [] })).toEqual({ refused: 'leaves' })
})

it('reads no line that is not a hash and an amount', () => {
  const hash = 'ab'.repeat(32)
  for (const line of [
    `${hash} -1`,
    `${hash}  1`,
    `${hash} 01`,
    `${hash.toUpperCase()} 1`,
    `${hash} 9007199254740992`,
    `${hash} 1\r`,
    hash,
    '',
  ])
    expect(parseLeaves(`${line}\n`)).toEqual({ refused: 'line' })
})
