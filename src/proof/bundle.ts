/** The check that every user can make alone: is my money in the total that the platform signed? */
import { MAX_CENTS } from '#kernel/money'
import { type Bundle, type BundleChunk, CLASSES, parseBundle } from './bundle-form.ts'
import { type Digest, equalBytes, isCents, parseHash, sha256, utf8 } from './bytes.ts'
import { type Checkpoint, type LogIdentity, verifyCheckpoint } from './checkpoint.ts'
import { idHash, leafOf } from './leaf.ts'
import { entryHash, verifyInclusion } from './log.ts'
import { climb } from './path.ts'
import { CHUNKS } from './split.ts'
import { parseStatement, type Statement, type StatementFault, statementFaults } from './statement.ts'

export type StepName = 'form' | 'checkpoint' | 'statement-in-log' | 'statement' | 'amounts' | 'leaves' | 'yours'

/** Whose fault a broken step can be: the platform's, whoever's hands the file went through, or the reader's (wrong file, wrong key). */
export type Party = 'platform' | 'carrier' | 'reader'

export type Step =
  | { readonly name: StepName; readonly ok: true }
  | { readonly name: StepName; readonly ok: false; readonly why: string; readonly fault: readonly Party[] }

/** Whom the bundle is checked against: the log's identity, and what the reader knows from elsewhere about their own account. */
export type Expected = LogIdentity & {
  /** As printed in the reader's profile. */
  readonly account_id?: string
  /** What the reader knows to be owed, in cents. */
  readonly amount?: bigint
  /** The newest epoch that the reader has seen. */
  readonly least_epoch?: number
}

export type Verdict = { readonly holds: boolean; readonly steps: readonly Step[] }

const EITHER: readonly Party[] = ['platform', 'carrier']

/** Checks a bundle step by step; without a readable form there is one step. The last step is made only when something was expected. */
export function verifyBundle(json: unknown, expected: Expected, digest: Digest = sha256): Verdict {
  const bundle = parseBundle(json)
  if (!bundle) return verdict([broken('form', 'this is not a whole bundle', ['carrier', 'reader'])])
  const checkpoint = verifyCheckpoint(bundle.checkpoint, expected)
  const signed = stepOfCheckpoint(checkpoint)
  const logged = inLog(bundle, 'refused' in checkpoint ? null : checkpoint, digest)
  const parsed = parseStatement(bundle.statement)
  const statement = 'refused' in parsed ? null : parsed
  const stated = ofStatement(bundle, statement, logged.ok ? ['platform'] : EITHER)
  const steps = [fine('form'), signed, logged, stated, ofAmounts(bundle), ofLeaves(bundle, statement, digest)]
  const knows = expected.account_id !== undefined || expected.amount !== undefined || expected.least_epoch !== undefined
  return verdict(knows ? [...steps, ofReader(bundle, expected)] : steps)
}

function stepOfCheckpoint(checkpoint: ReturnType<typeof verifyCheckpoint>): Step {
  if (!('refused' in checkpoint)) return fine('checkpoint')
  if (checkpoint.refused === 'form') return broken('checkpoint', 'the checkpoint is not in its form', EITHER)
  if (checkpoint.refused === 'origin') return broken('checkpoint', 'the checkpoint is of another log', ['carrier', 'reader'])
  return broken('checkpoint', 'the signature of the checkpoint does not hold for this key', ['platform', 'carrier', 'reader'])
}

function inLog(bundle: Bundle, checkpoint: Checkpoint | null, digest: Digest): Step {
  const { statement_inclusion: inclusion, statement_index } = bundle
  const name = 'statement-in-log'
  if (!checkpoint) return broken(name, 'without a signed checkpoint there is nothing to find the statement in', EITHER)
  if (inclusion.index !== statement_index || inclusion.size !== checkpoint.size)
    return broken(name, 'the proof of the statement is for another place or another checkpoint', EITHER)
  const found = verifyInclusion(entryHash(utf8(bundle.statement), digest), inclusion, checkpoint.root, digest)
  return found ? fine(name) : broken(name, 'the statement is not in the log that the checkpoint signs', EITHER)
}

const STATEMENT_WHY: Record<StatementFault, string> = {
  leaves: 'the number of leaves is not four an account',
  custody: 'custody is not liabilities and the free reserve and the other budgets',
  reserve: 'more is committed than is owed',
  coverage: 'the coverage is not that of its own sums',
  journal: 'it speaks of a journal later than its own place in the log',
}

function ofStatement(bundle: Bundle, statement: Statement | null, fault: readonly Party[]): Step {
  if (!statement) return broken('statement', 'the statement is not in its canonical form', fault)
  if (statement.epoch !== bundle.epoch) return broken('statement', 'the statement is of another epoch', EITHER)
  const [first] = statementFaults(statement, bundle.statement_index)
  return first ? broken('statement', STATEMENT_WHY[first], fault) : fine('statement')
}

function ofAmounts({ amount, breakdown, chunks }: Bundle): Step {
  const parts = [amount, ...CLASSES.map((name) => breakdown[name]), ...chunks.map((chunk) => chunk.amount)]
  if (!parts.every(isCents)) return broken('amounts', `an amount is negative or over ${MAX_CENTS}`, EITHER)
  if (total(CLASSES.map((name) => breakdown[name])) !== amount) return broken('amounts', 'the breakdown does not add up', EITHER)
  return total(chunks.map((chunk) => chunk.amount)) === amount ? fine('amounts') : broken('amounts', 'the chunks do not add up', EITHER)
}

function ofLeaves(bundle: Bundle, statement: Statement | null, digest: Digest): Step {
  const root = parseHash(statement?.root)
  if (!statement || !root) return broken('leaves', 'without a statement there is no root to climb to', EITHER)
  if (bundle.chunks.length !== CHUNKS || bundle.chunks.some((chunk, i) => chunk.i !== i))
    return broken('leaves', 'there are not exactly the chunks 0 to 3', EITHER)
  if (new Set(bundle.chunks.map((chunk) => chunk.position)).size !== CHUNKS) return broken('leaves', 'two chunks share one leaf', EITHER)
  const id_hash = idHash(bundle.account_id, digest)
  const wrong = bundle.chunks.map((chunk) => wrongInPath(chunk, { statement, root, id_hash }, digest)).find((why) => why !== null)
  return wrong ? broken('leaves', wrong, EITHER) : fine('leaves')
}

type Climb = { readonly statement: Statement; readonly root: Uint8Array; readonly id_hash: Uint8Array }

const PATH_WHY = {
  leaves: 'the statement counts no leaves',
  position: 'a leaf stands outside the leaves',
  length: 'a path is not as long as the tree is deep',
  amount: 'a sum on the way to the root is negative or 2^53 or more',
}

function wrongInPath(chunk: BundleChunk, { statement, root, id_hash }: Climb, digest: Digest): string | null {
  const { i, amount, nonce, position, path } = chunk
  if (!isCents(amount)) return PATH_WHY.amount
  const top = climb(leafOf({ i, amount, nonce }, id_hash, digest), { position, leaves: statement.leaves, path }, digest)
  if ('refused' in top) return PATH_WHY[top.refused]
  if (!equalBytes(top.hash, root)) return 'a leaf of this account and amount does not lead to the signed root'
  return top.sum === statement.liabilities ? null : 'the sums on the way do not reach the signed liabilities'
}

function ofReader(bundle: Bundle, { account_id, amount, least_epoch }: Expected): Step {
  if (account_id !== undefined && account_id !== bundle.account_id)
    return broken('yours', 'the bundle is of another account', ['platform', 'reader'])
  if (amount !== undefined && amount !== bundle.amount)
    return broken('yours', 'the bundle says another amount than is known to be owed', ['platform', 'reader'])
  if (least_epoch !== undefined && bundle.epoch < least_epoch)
    return broken('yours', 'the bundle is of an older epoch than was seen before', ['platform', 'carrier', 'reader'])
  return fine('yours')
}

function total(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, amount) => sum + amount, 0n)
}

function fine(name: StepName): Step {
  return { name, ok: true }
}

function broken(name: StepName, why: string, fault: readonly Party[]): Step {
  return { name, ok: false, why, fault }
}

function verdict(steps: readonly Step[]): Verdict {
  return { holds: steps.every((step) => step.ok), steps }
}
