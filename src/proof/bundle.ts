/** The check that every user can make alone: is my money in the total that the platform signed? */
import { type Bundle, type BundleChunk, CLASSES, parseBundle } from './bundle-form.ts'
import { type Digest, equalBytes, isCents, parseHash, sha256, utf8 } from './bytes.ts'
import { type Checkpoint, type LogIdentity, verifyCheckpoint } from './checkpoint.ts'
import { idHash, leafOf } from './leaf.ts'
import { entryHash, verifyInclusion } from './log.ts'
import { climb, type PathFault } from './path.ts'
import { CHUNKS } from './split.ts'
import { parseStatement, type Statement, type StatementFault, statementFaults } from './statement.ts'

export type StepName = 'form' | 'checkpoint' | 'statement-in-log' | 'statement' | 'amounts' | 'leaves' | 'yours'

/** Who can have caused a failed step: the platform, someone who passed the file on, or the user (wrong file, wrong key). */
export type Party = 'platform' | 'carrier' | 'reader'

/** Why a step failed: the user interface turns this into a sentence. */
export type Why =
  | 'no_bundle'
  | 'checkpoint_form'
  | 'other_log'
  | 'signature'
  | 'no_checkpoint'
  | 'other_place'
  | 'not_in_log'
  | 'statement_form'
  | 'other_epoch'
  | `statement_${StatementFault}`
  | 'amount_range'
  | 'breakdown'
  | 'pieces_sum'
  | 'no_statement'
  | 'pieces'
  | 'shared_leaf'
  | `path_${PathFault}`
  | 'other_root'
  | 'other_total'
  | 'other_account'
  | 'other_amount'
  | 'older_epoch'

export type Step =
  | { readonly name: StepName; readonly ok: true }
  | { readonly name: StepName; readonly ok: false; readonly why: Why; readonly fault: readonly Party[] }

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
  if (!bundle) return verdict([broken('form', 'no_bundle', ['carrier', 'reader'])])
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
  if (checkpoint.refused === 'form') return broken('checkpoint', 'checkpoint_form', EITHER)
  if (checkpoint.refused === 'origin') return broken('checkpoint', 'other_log', ['carrier', 'reader'])
  return broken('checkpoint', 'signature', ['platform', 'carrier', 'reader'])
}

function inLog(bundle: Bundle, checkpoint: Checkpoint | null, digest: Digest): Step {
  const { statement_inclusion: inclusion, statement_index } = bundle
  const name = 'statement-in-log'
  if (!checkpoint) return broken(name, 'no_checkpoint', EITHER)
  if (inclusion.index !== statement_index || inclusion.size !== checkpoint.size) return broken(name, 'other_place', EITHER)
  const found = verifyInclusion(entryHash(utf8(bundle.statement), digest), inclusion, checkpoint.root, digest)
  return found ? fine(name) : broken(name, 'not_in_log', EITHER)
}

function ofStatement(bundle: Bundle, statement: Statement | null, fault: readonly Party[]): Step {
  if (!statement) return broken('statement', 'statement_form', fault)
  if (statement.epoch !== bundle.epoch) return broken('statement', 'other_epoch', EITHER)
  const [first] = statementFaults(statement, bundle.statement_index)
  return first ? broken('statement', `statement_${first}`, fault) : fine('statement')
}

function ofAmounts({ amount, breakdown, chunks }: Bundle): Step {
  const parts = [amount, ...CLASSES.map((name) => breakdown[name]), ...chunks.map((chunk) => chunk.amount)]
  if (!parts.every(isCents)) return broken('amounts', 'amount_range', EITHER)
  if (total(CLASSES.map((name) => breakdown[name])) !== amount) return broken('amounts', 'breakdown', EITHER)
  return total(chunks.map((chunk) => chunk.amount)) === amount ? fine('amounts') : broken('amounts', 'pieces_sum', EITHER)
}

function ofLeaves(bundle: Bundle, statement: Statement | null, digest: Digest): Step {
  const root = parseHash(statement?.root)
  if (!statement || !root) return broken('leaves', 'no_statement', EITHER)
  if (bundle.chunks.length !== CHUNKS || bundle.chunks.some((chunk, i) => chunk.i !== i)) return broken('leaves', 'pieces', EITHER)
  if (new Set(bundle.chunks.map((chunk) => chunk.position)).size !== CHUNKS) return broken('leaves', 'shared_leaf', EITHER)
  const id_hash = idHash(bundle.account_id, digest)
  const wrong = bundle.chunks.map((chunk) => wrongInPath(chunk, { statement, root, id_hash }, digest)).find((why) => why !== null)
  return wrong ? broken('leaves', wrong, EITHER) : fine('leaves')
}

type Climb = { readonly statement: Statement; readonly root: Uint8Array; readonly id_hash: Uint8Array }

function wrongInPath(chunk: BundleChunk, { statement, root, id_hash }: Climb, digest: Digest): Why | null {
  const { i, amount, nonce, position, path } = chunk
  if (!isCents(amount)) return 'path_amount'
  const top = climb(leafOf({ i, amount, nonce }, id_hash, digest), { position, leaves: statement.leaves, path }, digest)
  if ('refused' in top) return `path_${top.refused}`
  if (!equalBytes(top.hash, root)) return 'other_root'
  return top.sum === statement.liabilities ? null : 'other_total'
}

function ofReader(bundle: Bundle, { account_id, amount, least_epoch }: Expected): Step {
  if (account_id !== undefined && account_id !== bundle.account_id) return broken('yours', 'other_account', ['platform', 'reader'])
  if (amount !== undefined && amount !== bundle.amount) return broken('yours', 'other_amount', ['platform', 'reader'])
  if (least_epoch !== undefined && bundle.epoch < least_epoch) return broken('yours', 'older_epoch', ['platform', 'carrier', 'reader'])
  return fine('yours')
}

function total(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, amount) => sum + amount, 0n)
}

function fine(name: StepName): Step {
  return { name, ok: true }
}

function broken(name: StepName, why: Why, fault: readonly Party[]): Step {
  return { name, ok: false, why, fault }
}

function verdict(steps: readonly Step[]): Verdict {
  return { holds: steps.every((step) => step.ok), steps }
}
