/** The journal log, straight from the definitions of RFC 6962 §2.1: MTH, PATH and PROOF, and their inverses by the same recursion. */
import { isDigest, isNatural, sha256 } from './hash.mjs'

export function entryHash(entry) {
  return sha256('\0', entry)
}

function join(left, right) {
  return sha256('\x01', left, right)
}

/** The largest power of two under n. */
function splitOf(n) {
  let k = 1
  while (k * 2 < n) k *= 2
  return k
}

/** MTH of a list of entry hashes. */
export function headOf(hashes) {
  if (hashes.length === 0) return sha256('')
  if (hashes.length === 1) return hashes[0]
  const k = splitOf(hashes.length)
  return join(headOf(hashes.slice(0, k)), headOf(hashes.slice(k)))
}

/** Heads at any size of a growing list: rows of finished pairs, of which a head joins the peaks from the right. */
export function growing() {
  const rows = [[]]
  return {
    push(hash) {
      let row = 0
      for (let carry = hash; carry; row += 1) {
        rows[row] ??= []
        rows[row].push(carry)
        const length = rows[row].length
        carry = length % 2 === 0 ? join(rows[row][length - 2], rows[row][length - 1]) : null
      }
    },
    size: () => rows[0].length,
    headAt(size) {
      let head = null
      for (let row = 0, left = size; left > 0; row += 1, left = Math.floor(left / 2)) {
        if (left % 2 === 1) head = head ? join(rows[row][left - 1], head) : rows[row][left - 1]
      }
      return head ?? sha256('')
    },
  }
}

/** PATH(m, D[n]). */
export function pathOf(m, hashes) {
  if (hashes.length <= 1) return []
  const k = splitOf(hashes.length)
  const [left, right] = [hashes.slice(0, k), hashes.slice(k)]
  return m < k ? [...pathOf(m, left), headOf(right)] : [...pathOf(m - k, right), headOf(left)]
}

/** PROOF(m, D[n]); empty for m = 0 or m = n. */
export function proofOf(m, hashes, whole = true) {
  if (m === 0) return []
  if (m === hashes.length) return whole ? [] : [headOf(hashes)]
  const k = splitOf(hashes.length)
  const [left, right] = [hashes.slice(0, k), hashes.slice(k)]
  return m <= k ? [...proofOf(m, left, whole), headOf(right)] : [...proofOf(m - k, right, false), headOf(left)]
}

/** The head that an entry hash at m of n implies with a PATH, or null when the path, or a hash in it, has another length. */
export function headFromPath(m, n, hash, path) {
  return [hash, ...path].every(isDigest) ? climbed(m, n, hash, path) : null
}

function climbed(m, n, hash, path) {
  if (n <= 1) return n === 1 && m === 0 && path.length === 0 ? hash : null
  const k = splitOf(n)
  const sibling = path[path.length - 1]
  const rest = path.slice(0, -1)
  const inner = m < k ? climbed(m, k, hash, rest) : climbed(m - k, n - k, hash, rest)
  if (!inner || !sibling) return null
  return m < k ? join(inner, sibling) : join(sibling, inner)
}

/** Whether a PROOF joins the head at m to the head at n. The empty log has one head, which is the start of every log. */
export function isConsistent(m, earlier, n, later, proof) {
  if (m > n || !isHead(m, earlier) || !isHead(n, later) || !proof.every(isDigest)) return false
  if (m === 0) return proof.length === 0
  const heads = headsFromProof(m, n, proof, earlier)
  return heads?.[0].equals(earlier) === true && heads[1].equals(later)
}

function isHead(size, root) {
  return isNatural(size) && isDigest(root) && (size !== 0 || root.equals(sha256('')))
}

function headsFromProof(m, n, proof, known) {
  const last = proof[proof.length - 1]
  if (m === n) {
    if (known) return proof.length === 0 ? [known, known] : null
    return proof.length === 1 ? [last, last] : null
  }
  const k = splitOf(n)
  const rest = proof.slice(0, -1)
  const inner = m <= k ? headsFromProof(m, k, rest, known) : headsFromProof(m - k, n - k, rest, null)
  if (!inner || !last) return null
  return m <= k ? [inner[0], join(inner[1], last)] : [join(last, inner[0]), join(last, inner[1])]
}
