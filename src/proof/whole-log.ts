/**
 * The whole log read from its first entry: recomputed to a signed root, its statements and heads of the audit log in order, unknown facts
 * counted.
 */
import { type Refused, refuse } from '#kernel/refusal'
import { type Digest, equalBytes, sha256 } from './bytes.ts'
import { type LogIdentity, parseCheckpoint } from './checkpoint.ts'
import { type AuditHead, readLogEntry } from './fact.ts'
import { followKeys } from './hand-over.ts'
import { type LoggedStatement, verifyStatements } from './history.ts'
import { type LogHead, treeHead } from './log.ts'
import { openLog } from './log-memory.ts'
import { baseOrigin, type Recovery, recoveryNumber } from './recovery.ts'
import { statementFaults } from './statement.ts'

type WholeLog = {
  readonly entries: number
  readonly statements: readonly LoggedStatement[]
  readonly audit_heads: readonly AuditHead[]
  /** Statements that the log was restored from an older copy, in order. */
  readonly recoveries: readonly Recovery[]
  /** Hand-overs of the log's key, in order. */
  readonly keys: readonly { readonly text: string; readonly index: number }[]
  /** Kinds that this reader does not know, and how many of each. */
  readonly unknown: ReadonlyMap<string, number>
}

/**
 * `audit`: the audit log that the heads speak of became shorter, or another of the same length. `recovery`: a recovery statement names a
 * restored checkpoint that is not of this log, or comes out of order. `key`: hand-overs of the log's key are no chain to the key that
 * signed. The others as `verifyStatements` has them.
 */
export type LogFault = 'key' | 'recovery' | 'root' | 'form' | 'sums' | 'audit' | 'epoch' | 'at' | 'journal'

export type LogReader = {
  readonly size: () => number
  /** Takes the next entry; refuses what alone is wrong with it. */
  readonly take: (entry: Uint8Array) => true | Refused<'form' | 'sums' | 'audit'>
  /** After the last one: whether all of it is what was signed, and in order. */
  readonly finish: (signed: LogHead) => WholeLog | Refused<LogFault>
}

/** `whose`: the identity whose key has to be the last one that hand-overs lead to. */
export function openLogReader(digest: Digest = sha256, whose?: LogIdentity): LogReader {
  const log = openLog([], digest)
  const statements: LoggedStatement[] = []
  const audit_heads: AuditHead[] = []
  const recoveries: { readonly recovery: Recovery; readonly index: number }[] = []
  const keys: { readonly text: string; readonly index: number }[] = []
  const unknown = new Map<string, number>()
  const facts = new Set<number>()
  return {
    size: log.size,
    take: (bytes) => {
      const index = log.append(bytes)
      const entry = readLogEntry(bytes)
      if ('refused' in entry) return entry
      if (entry.kind === 'batch') return true
      if (entry.kind === 'statement') {
        statements.push({ statement: entry.statement, index })
        return statementFaults(entry.statement, index).length === 0 || refuse('sums')
      }
      facts.add(index)
      if (entry.kind === 'recovery') recoveries.push({ recovery: entry.recovery, index })
      else if (entry.kind === 'key') keys.push({ text: entry.text, index })
      else if (entry.kind === 'unknown') unknown.set(entry.name, (unknown.get(entry.name) ?? 0) + 1)
      else if (!follows(entry.audit, audit_heads.at(-1))) return refuse('audit')
      else audit_heads.push(entry.audit)
      return true
    },
    finish: (signed) => {
      if (log.size() !== signed.size || !equalBytes(treeHead(signed.size, log.nodes, digest), signed.root)) return refuse('root')
      const headAt = (size: number): Uint8Array => treeHead(size, log.nodes, digest)
      const order = verifyStatements(statements, headAt, facts)
      if (order !== true) return order
      if (!continueRestored(recoveries, headAt)) return refuse('recovery')
      if (whose && 'refused' in followKeys(keys, { origin: baseOrigin(whose.origin), public_key: whose.public_key })) return refuse('key')
      return { keys, entries: signed.size, statements, audit_heads, recoveries: recoveries.map(({ recovery }) => recovery), unknown }
    },
  }
}

/** An audit log only grows, and at one length it is one log. */
function follows(audit: AuditHead, last: AuditHead | undefined): boolean {
  if (!last || audit.count > last.count) return true
  return audit.count === last.count && audit.head === last.head
}

/** Each recovery comes after the log that it restored, under a higher number than the one before. */
function continueRestored(
  recoveries: readonly { readonly recovery: Recovery; readonly index: number }[],
  headAt: (size: number) => Uint8Array,
): boolean {
  return recoveries.every(({ recovery, index }, place) => {
    const before = recoveries[place - 1]?.recovery.origin
    if (before !== undefined && recoveryNumber(before) >= recoveryNumber(recovery.origin)) return false
    if (recovery.restored_checkpoint === null) return true
    const restored = parseCheckpoint(recovery.restored_checkpoint)
    return !('refused' in restored) && restored.size <= index && equalBytes(headAt(restored.size), restored.root)
  })
}
