/** A user's bundle: is this money in the total that was signed? Throws Broken at the first check that does not hold. */
import { CARRIER, fromCents, isHash, isNatural, must, PLATFORM, READER } from './hash.mjs'
import { climb, leafHash } from './liabilities.mjs'
import { entryHash, headFromPath } from './log.mjs'
import { readCheckpoint } from './note.mjs'
import { readStatement } from './statement.mjs'

const EITHER = [PLATFORM, CARRIER]
const CLASSES = ['main', 'bonus', 'earning', 'locked', 'held', 'promised']
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Checks a bundle for a log's identity and, when given, the reader's own account and amount; returns what it shows. `say` hears each check.
 */
export function verifyBundle(json, identity, { account, amount, say = () => {} } = {}) {
  const bundle = json?.data ?? json
  must(isBundle(bundle), 'form', 'the bundle is malformed', [CARRIER, READER])
  say('form')
  const checkpoint = readCheckpoint(bundle.checkpoint, identity)
  say('checkpoint')
  inLog(bundle, checkpoint)
  say('statement in the log')
  const statement = readStatement(bundle.statement, bundle.statement_index)
  must(statement.epoch === bundle.epoch, 'statement', 'the statement is for another epoch', EITHER)
  say('statement')
  amounts(bundle)
  say('amounts')
  leaves(bundle, statement)
  say('leaves')
  must(account === undefined || account === bundle.account_id, 'yours', 'the bundle is of another account', [PLATFORM, READER])
  must(amount === undefined || amount === bundle.amount, 'yours', 'the bundle has another amount than expected', [PLATFORM, READER])
  return { bundle, checkpoint, statement }
}

function isBundle(bundle) {
  const { chunks, breakdown, statement_inclusion: inclusion } = bundle ?? {}
  if (!Array.isArray(chunks) || !Array.isArray(inclusion?.hashes) || typeof breakdown !== 'object' || breakdown === null) return false
  if (!isNatural(bundle.epoch) || !isNatural(bundle.statement_index) || !isNatural(inclusion.size)) return false
  if (!inclusion.hashes.every(isHash) || !UUID.test(bundle.account_id) || typeof bundle.statement !== 'string') return false
  return chunks.every((chunk) => isHash(chunk?.nonce) && Array.isArray(chunk.path) && chunk.path.every((node) => isHash(node?.hash)))
}

function inLog({ statement, statement_index, statement_inclusion: { index, size, hashes } }, checkpoint) {
  const check = 'statement in the log'
  must(index === statement_index && size === checkpoint.size, check, 'the proof is for another place or another checkpoint', EITHER)
  must(index < size, check, 'the checkpoint is older than the statement', EITHER)
  const path = hashes.map((hash) => Buffer.from(hash, 'hex'))
  const head = headFromPath(index, size, entryHash(Buffer.from(statement)), path)
  must(head?.equals(checkpoint.root), check, 'the statement is not in the log that the checkpoint signs', EITHER)
}

function amounts({ amount, breakdown, chunks }) {
  const parts = CLASSES.map((name) => fromCents(breakdown[name]))
  const pieces = chunks.map((chunk) => fromCents(chunk.amount))
  const whole = fromCents(amount)
  must(![whole, ...parts, ...pieces].includes(null), 'amounts', 'an amount is negative or 2^53 or more', EITHER)
  must(total(parts) === whole, 'amounts', 'the breakdown does not add up', EITHER)
  must(total(pieces) === whole, 'amounts', 'the chunks do not add up', EITHER)
}

function leaves({ account_id, chunks }, statement) {
  must(chunks.length === 4 && chunks.every(({ i }, at) => i === at), 'leaves', 'the chunks are not exactly 0 to 3', EITHER)
  must(new Set(chunks.map(({ position }) => position)).size === 4, 'leaves', 'two chunks share one leaf', EITHER)
  for (const { i, amount, nonce, position, path } of chunks) {
    const nodes = path.map(({ hash, sum }) => ({ hash: Buffer.from(hash, 'hex'), sum: fromCents(sum) }))
    must(
      nodes.every(({ sum }) => sum !== null),
      'leaves',
      'a sum of a path is negative or 2^53 or more',
      EITHER,
    )
    const leaf = { hash: leafHash({ nonce: Buffer.from(nonce, 'hex'), account_id, i, amount }), sum: BigInt(amount) }
    const top = climb(leaf, position, nodes, statement.leaves)
    must(typeof top !== 'string', 'leaves', top, EITHER)
    const found = top.hash.toString('hex') === statement.root
    must(found, 'leaves', 'a leaf of this account and amount does not lead to the signed root', EITHER)
    must(top.sum === statement.liabilities, 'leaves', 'the sums of the path do not reach the signed liabilities', EITHER)
  }
}

function total(values) {
  return values.reduce((sum, value) => sum + value, 0n)
}
