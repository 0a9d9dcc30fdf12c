/** A tree as a cheat would build it: any amounts, and any rule for the sum that a node reports. */
import { toHex } from '#kernel/id'
import { type Leaf, nodeHash, padHash, type SumNode } from '#proof/index'
import type { Tree } from '#test/rooms/proof/platform.ts'
import { compareBytes } from '../../../src/proof/bytes.ts'

const WRAP = 2n ** 64n

/** What a node says of its two children; an honest one says left + right. */
export type Combine = (left: bigint, right: bigint) => bigint

export const wrapped: Combine = (left, right) => (left + right) % WRAP
export const greater: Combine = (left, right) => (left > right ? left : right)

export function tamperedTree(leaves: readonly SumNode[], combine: Combine): Tree {
  const order = leaves.map((_, given) => given).sort((a, b) => compareBytes(hashAt(leaves, a), hashAt(leaves, b)))
  const sorted = order.flatMap((given) => leaves[given] ?? [])
  const rows = rowsOver(sorted, combine)
  return {
    root: rows.at(-1)?.[0] ?? { hash: new Uint8Array(32), sum: 0n },
    leaves: leaves.length,
    file: sorted.map(({ hash, sum }) => `${toHex(hash)} ${sum}\n`).join(''),
    position: (given) => order.indexOf(given),
    path: (position) => rows.slice(0, -1).flatMap((row, at) => row[Math.floor(position / 2 ** at) ^ 1] ?? []),
  }
}

/** The same leaves with one amount changed; its hash stays the one that its user gets. */
export function withSum(leaves: readonly Leaf[], given: number, sum: bigint): readonly SumNode[] {
  return leaves.map((leaf, at) => (at === given ? { hash: leaf.hash, sum } : leaf))
}

function rowsOver(sorted: readonly SumNode[], combine: Combine): SumNode[][] {
  const lowest = [...sorted]
  while (!Number.isInteger(Math.log2(lowest.length))) lowest.push({ hash: padHash(lowest.length), sum: 0n })
  const rows = [lowest]
  for (let row = lowest; row.length > 1; rows.push(row))
    row = pairs(row).map(([a, b]) => ({ hash: nodeHash(a, b), sum: combine(a.sum, b.sum) }))
  return rows
}

function pairs(row: readonly SumNode[]): [SumNode, SumNode][] {
  return row.flatMap((left, at) => {
    const right = row[at + 1]
    return at % 2 === 0 && right ? [[left, right] as [SumNode, SumNode]] : []
  })
}

function hashAt(leaves: readonly SumNode[], at: number): Uint8Array {
  return leaves[at]?.hash ?? new Uint8Array()
}
