/**
 * What anyone can check of a log: that two checkpoints show one history, that statements keep their order, that published leaves are whole.
 */
import { toHex } from '#kernel/id'
import { type Refused, refuse } from '#kernel/refusal'
import { type Digest, equalBytes, parseHash, sha256, utf8 } from './bytes.ts'
import type { LogIdentity } from './checkpoint.ts'
import { parseLeaves } from './leaves-file.ts'
import { verifyConsistency } from './log.ts'
import { readNote } from './recovery.ts'
import type { Statement } from './statement.ts'
import { buildTree, rootOf } from './tree.ts'

/**
 * Whether two signed checkpoints, in either order and under any origins of the instance, are of one history. `unsigned`: one of them is not
 * the log's; `inconsistent`: both are, and the proof does not join them. At equal sizes and unequal roots the two notes alone convict the
 * platform; no list is needed.
 */
export function verifyOneHistory(
  notes: readonly [string, string],
  hashes: readonly Uint8Array[],
  identity: LogIdentity,
  digest: Digest = sha256,
): true | Refused<'unsigned' | 'inconsistent'> {
  const [a, b] = [readNote(notes[0], identity), readNote(notes[1], identity)]
  if (a === 'no' || b === 'no') return refuse('unsigned')
  const [earlier, later] = a.size <= b.size ? [a, b] : [b, a]
  return verifyConsistency(earlier, later, hashes, digest) ? true : refuse('inconsistent')
}

export type LoggedStatement = { readonly statement: Statement; readonly index: number }

/**
 * Whether statements, in the log's order and from its first, are a history: epochs count 1, 2, 3 …, and neither the instant nor the journal
 * goes back, which ends with a batch; `headAt` gives the log's root at a size, `facts` the places of what is neither batch nor statement.
 * `epoch` is a replay or a gap, `at` a back-dated one, `journal` another journal.
 */
export function verifyStatements(
  statements: readonly LoggedStatement[],
  headAt: (size: number) => Uint8Array,
  facts: ReadonlySet<number> = new Set(),
): true | Refused<'epoch' | 'at' | 'journal'> {
  const others = new Set([...facts, ...statements.map(({ index }) => index)])
  for (const [place, { statement, index }] of statements.entries()) {
    const previous = statements[place - 1]?.statement
    if (statement.epoch !== place + 1) return refuse('epoch')
    if (previous && statement.at < previous.at) return refuse('at')
    if (statement.journal_seq > index || (previous && statement.journal_seq < previous.journal_seq)) return refuse('journal')
    if (others.has(statement.journal_seq - 1)) return refuse('journal')
    if (toHex(headAt(statement.journal_seq)) !== statement.journal_root) return refuse('journal')
  }
  return true
}

/** Whether a leaves file is the one that a statement binds: its digest, its count, its order, and the root and total that it adds up to. */
export function verifyLeaves(
  text: string,
  statement: Statement,
  digest: Digest = sha256,
): true | Refused<'digest' | 'form' | 'count' | 'total' | 'root'> {
  if (toHex(digest(utf8(text))) !== statement.leaves_sha256) return refuse('digest')
  const leaves = parseLeaves(text)
  if ('refused' in leaves) return refuse('form')
  if (leaves.length !== statement.leaves) return refuse('count')
  const tree = buildTree(leaves, digest)
  if ('refused' in tree) return refuse('total')
  const root = rootOf(tree)
  if (root.sum !== statement.liabilities) return refuse('total')
  return equalBytes(root.hash, parseHash(statement.root) ?? new Uint8Array()) ? true : refuse('root')
}
