/** The climb from a leaf to the root of a liability tree, as every verifier makes it. */
import { type Refused, refuse } from '#kernel/refusal'
import { type Digest, equalBytes, isCents, isCount, isHash, sha256 } from './bytes.ts'
import { nodeHash, type SumNode } from './node.ts'
import { depthOf } from './tree.ts'

/** The position of a leaf: its 0-based index among `leaves` real ones, and its siblings from the leaf up. */
export type Place = { readonly position: number; readonly leaves: number; readonly path: readonly SumNode[] }

export type PathFault = 'leaves' | 'position' | 'length' | 'amount'

/**
 * The root that a leaf and its siblings imply, or why they imply none. Left or right follows from the position alone, the length from the
 * number of leaves, and every sum on the way, the total included, has to be 0 ≤ v < 2^53. `length`: of the path, or of one of its hashes.
 */
export function climb(leaf: SumNode, at: Place, digest: Digest = sha256): SumNode | Refused<PathFault> {
  if (!isCount(at.leaves, 1)) return refuse('leaves')
  if (!isCount(at.position) || at.position >= at.leaves) return refuse('position')
  if (at.path.length !== depthOf(at.leaves) || ![leaf, ...at.path].every(({ hash }) => isHash(hash))) return refuse('length')
  let node = leaf
  let index = at.position
  for (const sibling of at.path) {
    const sum = node.sum + sibling.sum
    if (!isCents(node.sum) || !isCents(sibling.sum) || !isCents(sum)) return refuse('amount')
    node = { hash: index % 2 === 0 ? nodeHash(node, sibling, digest) : nodeHash(sibling, node, digest), sum }
    index = Math.floor(index / 2)
  }
  return isCents(node.sum) ? node : refuse('amount')
}

/** Whether a leaf is under a root with its total. @internal */
export function verifyPath(leaf: SumNode, at: Place, root: SumNode, digest: Digest = sha256): true | Refused<PathFault | 'root'> {
  const implied = climb(leaf, at, digest)
  if ('refused' in implied) return implied
  return equalBytes(implied.hash, root.hash) && implied.sum === root.sum ? true : refuse('root')
}
