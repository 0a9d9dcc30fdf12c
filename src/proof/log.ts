/**
 * The journal log: a Merkle tree as RFC 6962 §2.1 defines it, with its inclusion and consistency proofs. Verification follows
 * RFC 9162 §2.1.3.2 and §2.1.4.2, which spell out the same trees. Sizes and indices are exact integers under 2^53.
 */
import { assert } from '#kernel/assert'
import { concat, type Digest, equalBytes, isCount, isHash, sha256 } from './bytes.ts'

/** Reads the hash of a complete subtree: `level` 0 holds the leaf hashes, index i of level k covers entries i·2^k … (i+1)·2^k − 1. */
export type LogNodes = (level: number, index: number) => Uint8Array

/** SHA-256(0x00 ‖ entry). */
export function entryHash(entry: Uint8Array, digest: Digest = sha256): Uint8Array {
  return digest(concat(Uint8Array.of(0x00), entry))
}

/** SHA-256(0x01 ‖ left ‖ right). */
export function joinHash(left: Uint8Array, right: Uint8Array, digest: Digest = sha256): Uint8Array {
  return digest(concat(Uint8Array.of(0x01), left, right))
}

/** The tree head at a size, of complete subtrees alone: log2(size) reads. The head of nothing is SHA-256 of the empty string. */
export function treeHead(size: number, nodes: LogNodes, digest: Digest = sha256): Uint8Array {
  return size === 0 ? digest(new Uint8Array()) : rangeHash({ from: 0, to: size }, nodes, digest)
}

/** PATH(m, D[n]): the hashes that show the entry at `index` in the tree of `size` entries, lowest first. */
export function inclusionProof(index: number, size: number, nodes: LogNodes, digest: Digest = sha256): readonly Uint8Array[] {
  assert(isCount(index) && isCount(size) && index < size, 'an entry is inside the log')
  const hashes: Uint8Array[] = []
  for (let range = { from: 0, to: size }; range.to - range.from > 1; ) {
    const split = range.from + largestPowerUnder(range.to - range.from)
    const [left, right] = [
      { from: range.from, to: split },
      { from: split, to: range.to },
    ]
    hashes.push(rangeHash(index < split ? right : left, nodes, digest))
    range = index < split ? left : right
  }
  return hashes.reverse()
}

/** PROOF(m, D[n]): the hashes that show the tree of `from` entries as the start of the tree of `to`. Empty for from 0 or from = to. */
export function consistencyProof(from: number, to: number, nodes: LogNodes, digest: Digest = sha256): readonly Uint8Array[] {
  assert(isCount(from) && isCount(to) && from <= to, 'the earlier tree is the smaller one')
  if (from === 0 || from === to) return []
  const hashes: Uint8Array[] = []
  let range = { from: 0, to }
  while (range.to !== from) {
    const split = range.from + largestPowerUnder(range.to - range.from)
    const [left, right] = [
      { from: range.from, to: split },
      { from: split, to: range.to },
    ]
    hashes.push(rangeHash(from <= split ? right : left, nodes, digest))
    range = from <= split ? left : right
  }
  if (range.from !== 0) hashes.push(rangeHash(range, nodes, digest))
  return hashes.reverse()
}

export type Inclusion = { readonly index: number; readonly size: number; readonly hashes: readonly Uint8Array[] }

/** Whether an entry's hash is at `index` of the tree of `size` with this head (RFC 9162 §2.1.3.2). */
export function verifyInclusion(hash: Uint8Array, { index, size, hashes }: Inclusion, head: Uint8Array, digest: Digest = sha256): boolean {
  if (!isCount(index) || !isCount(size) || index >= size) return false
  if (![hash, head, ...hashes].every(isHash)) return false
  let [fn, sn, node] = [index, size - 1, hash]
  for (const sibling of hashes) {
    if (sn === 0) return false
    if (fn % 2 === 1 || fn === sn) {
      node = joinHash(sibling, node, digest)
      while (fn % 2 === 0 && fn !== 0) [fn, sn] = [half(fn), half(sn)]
    } else {
      node = joinHash(node, sibling, digest)
    }
    ;[fn, sn] = [half(fn), half(sn)]
  }
  return sn === 0 && equalBytes(node, head)
}

export type LogHead = { readonly size: number; readonly root: Uint8Array }

/**
 * Whether the earlier tree is the start of the later one (RFC 9162 §2.1.4.2). The empty tree is the start of every tree, and it has one
 * root: a head of size zero with another root is of no log.
 */
export function verifyConsistency(earlier: LogHead, later: LogHead, hashes: readonly Uint8Array[], digest: Digest = sha256): boolean {
  if (!isHead(earlier, digest) || !isHead(later, digest) || earlier.size > later.size || !hashes.every(isHash)) return false
  if (earlier.size === 0) return hashes.length === 0
  if (earlier.size === later.size) return hashes.length === 0 && equalBytes(earlier.root, later.root)
  let [fn, sn] = [earlier.size - 1, later.size - 1]
  while (fn % 2 === 1) [fn, sn] = [half(fn), half(sn)]
  const [first, ...rest] = fn === 0 ? [earlier.root, ...hashes] : hashes
  if (!first) return false
  let [fr, sr] = [first, first]
  for (const sibling of rest) {
    if (sn === 0) return false
    if (fn % 2 === 1 || fn === sn) {
      ;[fr, sr] = [joinHash(sibling, fr, digest), joinHash(sibling, sr, digest)]
      while (fn % 2 === 0 && fn !== 0) [fn, sn] = [half(fn), half(sn)]
    } else {
      sr = joinHash(sr, sibling, digest)
    }
    ;[fn, sn] = [half(fn), half(sn)]
  }
  return sn === 0 && equalBytes(fr, earlier.root) && equalBytes(sr, later.root)
}

function isHead({ size, root }: LogHead, digest: Digest): boolean {
  return isCount(size) && isHash(root) && (size > 0 || equalBytes(root, treeHead(0, noNodes, digest)))
}

type Range = { readonly from: number; readonly to: number }

/** MTH of a range that starts where a subtree of the whole tree starts. */
function rangeHash({ from, to }: Range, nodes: LogNodes, digest: Digest): Uint8Array {
  const length = to - from
  const under = length === 1 ? 1 : largestPowerUnder(length)
  if (length === 1 || under * 2 === length) return nodes(Math.log2(length), from / length)
  const split = from + under
  return joinHash(rangeHash({ from, to: split }, nodes, digest), rangeHash({ from: split, to }, nodes, digest), digest)
}

/** The largest power of two that is smaller than a length of at least two. */
function largestPowerUnder(length: number): number {
  let power = 1
  while (power * 2 < length) power *= 2
  return power
}

function half(value: number): number {
  return Math.floor(value / 2)
}

const noNodes: LogNodes = () => new Uint8Array()
