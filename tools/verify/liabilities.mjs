/** The liability tree: leaves, padding, nodes that bind both sums, and the climb from a leaf to the root. */
import { createHmac } from 'node:crypto'
import { big32, big64, fromCents, isDigest, isHash, isNatural, LIMIT, sha256 } from './hash.mjs'

export function userKey(master, account_id) {
  return createHmac('sha256', master).update(`clearterm/pol/user-key/v1\0${account_id}`, 'ascii').digest()
}

export function nonceOf(key, epoch, i) {
  return createHmac('sha256', key).update('clearterm/pol/nonce/v1\0', 'ascii').update(big32(epoch)).update(big32(i)).digest()
}

export function idHash(account_id) {
  return sha256('clearterm/pol/id/v1\0', account_id)
}

export function leafHash({ nonce, account_id, i, amount }) {
  return sha256('\0clearterm/pol/leaf/v1', nonce, idHash(account_id), big32(i), big64(amount))
}

function padding(position) {
  return sha256('\x02clearterm/pol/pad/v1', big64(position))
}

/** The parent of two nodes, or null when a sum is not 0 ≤ v < 2^53. */
function parent(left, right) {
  const sum = left.sum + right.sum
  if (left.sum < 0n || right.sum < 0n || sum >= LIMIT) return null
  return { hash: sha256('\x01', left.hash, big64(left.sum), right.hash, big64(right.sum)), sum }
}

/** The rows of the tree from the sorted leaves up to the root, or null when the total is out of bounds. */
export function rowsOf(leaves) {
  const lowest = [...leaves]
  while ((lowest.length & (lowest.length - 1)) !== 0) lowest.push({ hash: padding(lowest.length), sum: 0n })
  const rows = [lowest]
  for (let row = lowest; row.length > 1; rows.push(row)) {
    const above = []
    for (let at = 0; at < row.length; at += 2) above.push(parent(row[at], row[at + 1]))
    if (above.includes(null)) return null
    row = above
  }
  return rows[rows.length - 1][0].sum < LIMIT ? rows : null
}

/** Where a climb leads: the root, or a text that says why it leads nowhere. */
export function climb(leaf, position, path, leaves) {
  if (!isNatural(position) || position >= leaves) return 'a leaf index is out of range'
  if (![leaf, ...path].every(({ hash }) => isDigest(hash))) return 'a hash of a path is not 32 bytes long'
  let width = 1
  let node = leaf
  for (const { hash, sum } of path) {
    const sibling = { hash, sum }
    node = Math.floor(position / width) % 2 === 0 ? parent(node, sibling) : parent(sibling, node)
    if (!node) return 'a sum of a path is negative or 2^53 or more'
    width *= 2
  }
  if (width < leaves || width >= 2 * leaves) return 'a path length differs from the depth of the tree'
  return node
}

/** The leaves of a published file, or a text that says what is wrong with it. */
export function readLeaves(text) {
  const lines = text.split('\n')
  if (lines.pop() !== '') return 'the last line has no newline'
  const leaves = []
  let last = ''
  for (const line of lines) {
    const [hash, cents, more] = line.split(' ')
    const sum = fromCents(cents)
    if (!isHash(hash) || sum === null || more !== undefined) return 'a line is not a hash and an amount'
    if (hash <= last) return 'the leaves are not in order, or one is duplicated'
    leaves.push({ hash: Buffer.from(hash, 'hex'), sum })
    last = hash
  }
  return leaves
}
