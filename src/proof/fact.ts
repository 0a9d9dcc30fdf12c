/**
 * What an entry of the log says. 32 bytes are the commitment of a journal batch; all else is canonical JSON (RFC 8785): a statement, which
 * has no
 * `kind`, or a fact `{ v: 1, kind, at, … }`. A reader shows a kind that it does not know and ignores what it says.
 */
import { assert } from '#kernel/assert'
import { type Refused, refuse } from '#kernel/refusal'
import { HASH_BYTES, isCount, parseHash, utf8 } from './bytes.ts'
import { parseObject } from './canonical.ts'
import { parseHandOver } from './hand-over.ts'
import { parseRecovery, type Recovery } from './recovery.ts'
import { isInstant, parseStatement, type Statement } from './statement.ts'

/** How many entries the operator's audit log had at an instant, and the newest one's keyed chain value in hex. */
export type AuditHead = { readonly at: string; readonly count: number; readonly head: string }

export type LogEntry =
  | { readonly kind: 'batch' }
  | { readonly kind: 'statement'; readonly statement: Statement }
  | { readonly kind: 'audit-head'; readonly audit: AuditHead }
  | { readonly kind: 'recovery'; readonly recovery: Recovery }
  | { readonly kind: 'key'; readonly text: string }
  | { readonly kind: 'unknown'; readonly name: string }

const NAME = /^[a-z][a-z0-9-]{0,63}$/

/** The exact bytes of an entry of the kind `audit-head`. */
export function auditHeadBytes(audit: AuditHead): Uint8Array {
  const text = auditHeadText(audit)
  assert(!('refused' in readLogEntry(utf8(text))), 'an audit head keeps its form')
  return utf8(text)
}

function auditHeadText({ at, count, head }: AuditHead): string {
  return JSON.stringify({ at, count, head, kind: 'audit-head', v: 1 })
}

/** Refuses `form` for bytes that are neither a batch, nor a statement, nor a fact. */
export function readLogEntry(bytes: Uint8Array): LogEntry | Refused<'form'> {
  if (bytes.length === HASH_BYTES) return { kind: 'batch' }
  const text = textOf(bytes)
  const members = text === null ? null : parseObject(text)
  if (text === null || !members) return refuse('form')
  if ('kind' in members) return readFact(text, members)
  const statement = parseStatement(text)
  return 'refused' in statement ? statement : { kind: 'statement', statement }
}

function readFact(text: string, { v, kind, at, count, head }: Record<string, unknown>): LogEntry | Refused<'form'> {
  if (v !== 1 || typeof kind !== 'string' || !NAME.test(kind) || !isInstant(at)) return refuse('form')
  if (kind === 'recovery') {
    const recovery = parseRecovery(text)
    return 'refused' in recovery ? recovery : { kind, recovery }
  }
  if (kind === 'key') {
    const handOver = parseHandOver(text)
    return 'refused' in handOver ? handOver : { kind, text }
  }
  if (kind !== 'audit-head') return { kind: 'unknown', name: kind }
  if (!isCount(count) || typeof head !== 'string' || parseHash(head) === null) return refuse('form')
  const audit = { at, count, head }
  return auditHeadText(audit) === text ? { kind, audit } : refuse('form')
}

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}
