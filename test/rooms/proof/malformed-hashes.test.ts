/**
 * Hashes that are none, and heads that no log has, prove nothing to either verifier: the platform's own and the independent one of
 * tools/verify.
 */
import { describe, expect, it } from 'vitest'
import * as proof from '#proof/index'

const fromTool = (file: string) => import(new URL(`../../../tools/verify/${file}`, import.meta.url).href)
const log = await fromTool('log.mjs')
const liabilities = await fromTool('liabilities.mjs')

type Bytes = Uint8Array
type Head = { readonly size: number; readonly root: Bytes }
type Node = { readonly hash: Bytes; readonly sum: bigint }
type Verifier = {
  readonly included: (hash: Bytes, at: proof.Inclusion, head: Bytes) => boolean
  readonly consistent: (earlier: Head, later: Head, hashes: readonly Bytes[]) => boolean
  readonly underRoot: (leaf: Node, path: readonly Node[], leaves: number, root: Node) => boolean
}

const platform: Verifier = {
  included: proof.verifyInclusion,
  consistent: proof.verifyConsistency,
  underRoot: (leaf, path, leaves, root) => proof.verifyPath(leaf, { position: 0, leaves, path }, root) === true,
}
const independent: Verifier = {
  included: (hash, { index, size, hashes }, head) =>
    log.headFromPath(index, size, Buffer.from(hash), hashes.map(Buffer.from))?.equals(head) ?? false,
  consistent: (earlier, later, hashes) =>
    log.isConsistent(earlier.size, Buffer.from(earlier.root), later.size, Buffer.from(later.root), hashes.map(Buffer.from)),
  underRoot: (leaf, path, leaves, root) => {
    const top = liabilities.climb(leaf, 0, path, leaves)
    return typeof top !== 'string' && Buffer.compare(top.hash, root.hash) === 0 && top.sum === root.sum
  },
}

const entries = proof.openLog([0, 1, 2, 3, 4].map((byte) => Uint8Array.of(byte)))
const headOf = (size: number): Head => ({ size, root: proof.treeHead(size, entries.nodes) })
const NONE = new Uint8Array()
/** Not a hash: nothing, a part of one, and one with a byte more. */
const others = (hash: Bytes): readonly Bytes[] => [NONE, hash.slice(0, 31), proof.utf8('x'), Uint8Array.of(...hash, 0)]

describe.each([
  ['the platform’s verifier', platform],
  ['the independent verifier', independent],
])('%s', (_, { included, consistent, underRoot }) => {
  it('takes no entry whose hash, sibling or head is not 32 bytes long', () => {
    const place = { index: 3, size: 5, hashes: proof.inclusionProof(3, 5, entries.nodes) }
    const hash = entries.nodes(0, 3)
    expect(included(hash, place, headOf(5).root)).toBe(true)
    for (const malformed of others(hash)) {
      expect(included(malformed, place, headOf(5).root)).toBe(false)
      expect(included(malformed, { index: 0, size: 1, hashes: [] }, malformed)).toBe(false)
      expect(included(hash, place, malformed)).toBe(false)
      const head = proof.joinHash(hash, malformed)
      expect(included(hash, { index: 0, size: 2, hashes: [malformed] }, head)).toBe(false)
    }
  })

  it('knows one head of the empty log, and takes no other for its start or its end', () => {
    expect(consistent(headOf(0), headOf(0), [])).toBe(true)
    expect(consistent(headOf(0), headOf(4), [])).toBe(true)
    for (const root of [...others(headOf(0).root), headOf(4).root]) {
      expect(consistent(headOf(0), { size: 0, root }, [])).toBe(false)
      expect(consistent({ size: 0, root }, headOf(0), [])).toBe(false)
      expect(consistent({ size: 0, root }, { size: 0, root }, [])).toBe(false)
      expect(consistent({ size: 0, root }, headOf(4), [])).toBe(false)
    }
    expect(consistent(headOf(0), headOf(4), [headOf(4).root])).toBe(false)
  })

  it('joins no heads and no hashes that are not 32 bytes long', () => {
    const hashes = proof.consistencyProof(3, 5, entries.nodes)
    expect(consistent(headOf(3), headOf(5), hashes)).toBe(true)
    for (const malformed of others(headOf(4).root)) {
      expect(consistent(headOf(0), { size: 4, root: malformed }, [])).toBe(false)
      expect(consistent({ size: 4, root: malformed }, { size: 4, root: malformed }, [])).toBe(false)
      const later = { size: 5, root: proof.joinHash(headOf(4).root, malformed) }
      expect(consistent(headOf(4), later, [malformed])).toBe(false)
      expect(consistent({ size: 1, root: malformed }, { size: 2, root: proof.joinHash(malformed, malformed) }, [malformed])).toBe(false)
    }
  })

  it('climbs from no leaf and over no sibling that is not 32 bytes long', () => {
    const leaf = { hash: entries.nodes(0, 0), sum: 5n }
    const sibling = { hash: entries.nodes(0, 1), sum: 7n }
    expect(underRoot(leaf, [sibling], 2, { hash: proof.nodeHash(leaf, sibling), sum: 12n })).toBe(true)
    for (const hash of others(leaf.hash)) {
      const malformed = { hash, sum: 5n }
      expect(underRoot(malformed, [], 1, malformed)).toBe(false)
      if (hash.length > 32) continue
      expect(underRoot(malformed, [sibling], 2, { hash: proof.nodeHash(malformed, sibling), sum: 12n })).toBe(false)
      expect(underRoot(sibling, [malformed], 2, { hash: proof.nodeHash(sibling, malformed), sum: 12n })).toBe(false)
    }
  })
})
