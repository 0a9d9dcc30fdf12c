/**
 * A small platform for tests of the proof: keeps users, makes epochs with src/proof, and answers as the published paths do. It can be made
 * to cheat.
 */
import { toHex } from '#kernel/id'
import { cents } from '#kernel/money'
import {
  auditHeadBytes,
  buildTree,
  chunkNonce,
  consistencyProof,
  coverageOf,
  type HandOver,
  handOverText,
  idHash,
  inclusionProof,
  type Leaf,
  leafLines,
  leafOf,
  openLog,
  pathOf,
  publicKeyOf,
  type Recovery,
  recoveredOrigin,
  recoveryNumber,
  recoveryText,
  rootOf,
  type Statement,
  type SumNode,
  sha256,
  signCheckpoint,
  signHandOver,
  signRecovery,
  splitAmount,
  statementBytes,
  statementText,
  toBase64,
  treeHead,
  userKey,
  utf8,
} from '#proof/index'

export const MASTER = new Uint8Array(32).fill(7)
const SEED = new Uint8Array(32).fill(9)
const ORIGIN = 'test.example/clearterm'
export const identity = { origin: ORIGIN, public_key: publicKeyOf(SEED) }

export function accountId(number: number): string {
  return `0190a0b0-c0d0-7000-8000-${String(number).padStart(12, '0')}`
}

/** A tree as a platform may publish it; an honest one is `honestTree`. */
export type Tree = {
  readonly root: SumNode
  readonly leaves: number
  readonly file: string
  readonly position: (given: number) => number
  readonly path: (position: number) => readonly SumNode[]
}

export type Owed = { readonly account_id: string; readonly amount: bigint }
type UserChunk = { readonly account_id: string; readonly i: number; readonly amount: bigint; readonly nonce: Uint8Array }
type Epoch = { statement: Statement; index: number; tree: Tree; chunks: readonly UserChunk[]; owed: readonly Owed[]; note: string }

/** What a platform may bend: the tree, the statement, and when it says that it was made. */
export type Bend = {
  readonly at?: string
  readonly tree?: (leaves: readonly Leaf[]) => Tree
  readonly statement?: (statement: Statement) => Statement
}

export function honestTree(leaves: readonly Leaf[]): Tree {
  const tree = buildTree(leaves)
  if ('refused' in tree) throw new Error(tree.refused)
  return {
    root: rootOf(tree),
    leaves: tree.leaves,
    file: [...leafLines(tree)].join(''),
    position: (given) => tree.positions[given] ?? -1,
    path: (position) => pathOf(tree, position),
  }
}

export type Platform = ReturnType<typeof openPlatform>

/** What a platform begins with: nothing, or what a backup of it held. */
type Copy = { readonly entries: readonly Uint8Array[]; readonly epochs: readonly Epoch[]; readonly journal_seq: number }

const NOTHING: Copy = { entries: [], epochs: [], journal_seq: 0 }

/** How a recovery may be altered: what it names, who signs it, whether it is in the log. */
type RecoveryBend = { readonly statement?: Partial<Omit<Recovery, 'signature'>>; readonly seed?: Uint8Array; readonly unlogged?: boolean }

type KeyBend = {
  readonly statement?: Partial<HandOver>
  readonly seed?: Uint8Array
  readonly index?: number
  readonly unlogged?: boolean
  readonly silent?: boolean
}

export function openPlatform(seed: Uint8Array = SEED, copy: Copy = NOTHING) {
  const entries: Uint8Array[] = [...copy.entries]
  const log = openLog(entries)
  const epochs: Epoch[] = [...copy.epochs]
  const recoveries: { readonly index: number; readonly statement: string }[] = []
  const keys: { readonly index: number; readonly statement: string }[] = []
  let signs = seed
  let { journal_seq } = copy
  let origin = ORIGIN
  const head = (size = log.size()) => ({ size, root: treeHead(size, log.nodes) })
  const note = () => signCheckpoint(origin, head(), signs)
  const append = (entry: Uint8Array) => {
    entries.push(entry)
    return log.append(entry)
  }
  const epochOf = (number: number): Epoch => {
    const epoch = epochs[number - 1]
    if (!epoch) throw new Error(`no epoch ${number}`)
    return epoch
  }

  return {
    log,
    entries,
    epochs,
    note,
    append,
    /** A batch of the journal; its commitment is any 32 bytes to a reader. */
    addBatch: (text = `batch ${entries.length}`) => {
      journal_seq = append(sha256(utf8(text))) + 1
    },
    /** The head of the audit log before a statement. */
    addAuditHead: (count: number, head = toHex(sha256(utf8(`audit ${count}`)))) =>
      append(auditHeadBytes({ at: new Date().toISOString(), count, head })),
    /** Makes an epoch of what is owed and appends its statement to the log. */
    addEpoch: (owed: readonly Owed[], bend: Bend = {}) => {
      const journal = { journal_seq, journal_root: toHex(head(journal_seq).root) }
      const created = { ...journal, epoch: epochs.length + 1, at: bend.at ?? new Date().toISOString() }
      const chunks = owed.flatMap((one) => chunksOf(one, created.epoch))
      const tree = (bend.tree ?? honestTree)(chunks.map(leafFor))
      const honest = statementOf(tree, created)
      const statement = bend.statement ? bend.statement(honest) : honest
      const index = append(statementBytes(statement))
      epochs.push({ statement, index, tree, chunks, owed, note: note() })
      return statement
    },
    /** As a backup of this moment restores it. */
    backup: (): Copy => ({ entries: [...entries], epochs: [...epochs], journal_seq }),
    /** Continues under a new origin, after a statement of what was lost. */
    recover: (lost: readonly string[], restored: string | null, bend: RecoveryBend = {}) => {
      const old_checkpoint = lost.at(-1) ?? ''
      const next = recoveredOrigin(origin, recoveryNumber(lineOf(old_checkpoint, 0)) + 1)
      const named = lost.map((one) => `${lineOf(one, 1)} ${lineOf(one, 2)}`)
      const honest = {
        at: new Date().toISOString(),
        origin: next,
        reason: 'disk failed',
        old_checkpoint,
        restored_checkpoint: restored,
        lost: named,
      }
      const statement = recoveryText(signRecovery({ ...honest, ...bend.statement }, bend.seed ?? seed))
      recoveries.push({ index: entries.length, statement })
      if (!bend.unlogged) append(utf8(statement))
      origin = next
      for (const epoch of epochs) epochs[epochs.indexOf(epoch)] = { ...epoch, note: note() }
    },
    /** Another key from here on; how it is handed over may be altered: by whom, for which place, not in the log, not at all. */
    rotate: (next: Uint8Array, bend: KeyBend = {}) => {
      const index = bend.index ?? entries.length
      const handOver = signHandOver({ at: new Date().toISOString(), origin: ORIGIN, index }, bend.seed ?? signs, publicKeyOf(next))
      const statement = handOverText({ ...handOver, ...bend.statement })
      if (!bend.silent) keys.push({ index: entries.length, statement })
      if (!bend.silent && !bend.unlogged) append(utf8(statement))
      signs = next
      for (const epoch of epochs) epochs[epochs.indexOf(epoch)] = { ...epoch, note: note() }
    },
    /** Another name without a statement. */
    rename: (name: string) => {
      origin = name
      for (const epoch of epochs) epochs[epochs.indexOf(epoch)] = { ...epoch, note: note() }
    },
    front: () => ({
      data: {
        origin,
        recoveries,
        keys,
        public_key: toBase64(publicKeyOf(signs)),
        checkpoint: note(),
        epochs: epochs.map(({ statement }) => listed(statement)).reverse(),
      },
    }),
    page: (number: number) => {
      const { statement, index, note: checkpoint } = epochOf(number)
      return { data: { statement: statementText(statement), statement_index: index, checkpoint } }
    },
    leaves: (number: number) => epochOf(number).tree.file,
    slice: (from: number, to: number) => ({ data: { entries: entries.slice(from, Math.min(to, from + 10_000)).map(toBase64) } }),
    inclusion: (index: number, size: number) => ({
      data: { index, size, hashes: inclusionProof(index, size, log.nodes).map(toHex) },
    }),
    consistency: (from: number, to: number) => ({
      data: { from, to, hashes: consistencyProof(from, to, log.nodes).map(toHex) },
    }),
    bundle: (account_id: string, number = epochs.length) => bundleOf(epochOf(number), account_id, { log, note: note() }),
  }
}

function lineOf(note: string, line: number): string {
  return note.split('\n')[line] ?? ''
}

function chunksOf({ account_id, amount }: Owed, epoch: number): UserChunk[] {
  const key = userKey(MASTER, account_id)
  return splitAmount(cents(amount)).map((part, i) => ({ account_id, i, amount: part, nonce: chunkNonce(key, epoch, i) }))
}

function leafFor({ account_id, i, amount, nonce }: UserChunk): Leaf {
  return leafOf({ i, amount: cents(amount), nonce }, idHash(account_id))
}

function statementOf(tree: Tree, created: Pick<Statement, 'epoch' | 'at' | 'journal_seq' | 'journal_root'>): Statement {
  const liabilities = cents(tree.root.sum)
  const [reserve_free, operator_other] = liabilities < 2n ** 52n ? [cents(500_000n), cents(123n)] : [cents(0n), cents(0n)]
  const custody = cents(liabilities + reserve_free + operator_other)
  const amounts = { liabilities, custody, reserve_free, reserve_committed: cents(0n), operator_other }
  const hashes = { root: toHex(tree.root.hash), leaves_sha256: toHex(sha256(utf8(tree.file))) }
  return { v: 1, ...created, leaves: tree.leaves, ...hashes, ...amounts, coverage_bps: coverageOf(custody, liabilities), code: 'unknown' }
}

function listed({ epoch, at, root, liabilities, coverage_bps, journal_seq }: Statement) {
  return { epoch, at, root, liabilities: String(liabilities), coverage_bps, journal_seq, checkers: 0 }
}

function bundleOf({ statement, index, tree, chunks, owed }: Epoch, account_id: string, shown: { log: Platform['log']; note: string }) {
  const amount = String(owed.find((one) => one.account_id === account_id)?.amount ?? 0n)
  const own = chunks.flatMap((chunk, given) => (chunk.account_id === account_id ? [{ ...chunk, position: tree.position(given) }] : []))
  const size = shown.log.size()
  return {
    epoch: statement.epoch,
    account_id,
    amount,
    breakdown: { main: amount, bonus: '0', earning: '0', locked: '0', held: '0', promised: '0' },
    chunks: own.map((chunk) => ({
      i: chunk.i,
      amount: String(chunk.amount),
      nonce: toHex(chunk.nonce),
      position: chunk.position,
      path: tree.path(chunk.position).map(({ hash, sum }) => ({ hash: toHex(hash), sum: String(sum) })),
    })),
    statement: statementText(statement),
    statement_index: index,
    statement_inclusion: { index, size, hashes: inclusionProof(index, size, shown.log.nodes).map(toHex) },
    checkpoint: shown.note,
  }
}
