/**
 * The statement of an epoch: liabilities and assets, as the exact canonical JSON bytes of RFC 8785. Its members are strings, integers and
 * one null, so canonical form is: members sorted by name, no white space, nothing escaped.
 */
import { assert } from '#kernel/assert'
import type { Cents } from '#kernel/money'
import { type Refused, refuse } from '#kernel/refusal'
import { isCount, parseCents, parseHash, utf8 } from './bytes.ts'
import { parseObject } from './canonical.ts'

export type Statement = {
  readonly v: 1
  /** Counts from 1, 32 bits. */
  readonly epoch: number
  /** The snapshot's instant, `2026-01-31T12:00:00.000Z`. */
  readonly at: string
  /** The log's size just after the last batch in the snapshot, and its root at that size in hex. */
  readonly journal_seq: number
  readonly journal_root: string
  /** The number of real leaves, four an account. */
  readonly leaves: number
  readonly root: string
  readonly liabilities: Cents
  readonly custody: Cents
  readonly reserve_free: Cents
  readonly reserve_committed: Cents
  readonly operator_other: Cents
  /** floor(10000 · custody / liabilities); null at zero liabilities. */
  readonly coverage_bps: number | null
  readonly leaves_sha256: string
  /** The lower-case hex commit of the running code, or "unknown". */
  readonly code: string
}

const NAMES = `at code coverage_bps custody epoch journal_root journal_seq leaves leaves_sha256 liabilities operator_other
  reserve_committed reserve_free root v`.split(/\s+/)
const AT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const CODE = /^(?:unknown|[0-9a-f]{7,64})$/
const MOST_EPOCHS = 0xffff_ffff

/** The coverage that a statement has to state: floor(10000 · custody / liabilities), null at zero liabilities. */
export function coverageOf(custody: bigint, liabilities: bigint): number | null {
  return liabilities === 0n ? null : Number((10_000n * custody) / liabilities)
}

/** The statement's text; its UTF-8 bytes are the log entry. Asserts that it is one that `parseStatement` takes. */
export function statementText(statement: Statement): string {
  const text = canonical(statement)
  assert(!('refused' in parseStatement(text)), 'a statement keeps its form')
  return text
}

export function statementBytes(statement: Statement): Uint8Array {
  return utf8(statementText(statement))
}

/** Reads a statement strictly: exactly its members in canonical form. Refuses `form` for anything else; sums are `statementFaults`. */
export function parseStatement(text: unknown): Statement | Refused<'form'> {
  const members = typeof text === 'string' ? parseObject(text) : null
  if (!members || Object.keys(members).join() !== NAMES.join()) return refuse('form')
  const statement = readMembers(members)
  return statement && canonical(statement) === text ? statement : refuse('form')
}

export type StatementFault = 'leaves' | 'custody' | 'reserve' | 'coverage' | 'journal'

/** Which of a statement's own rules it breaks, given its index in the log; none for an honest one. */
export function statementFaults(statement: Statement, statement_index: number): readonly StatementFault[] {
  const { liabilities, custody, reserve_free, reserve_committed, operator_other } = statement
  const rules: readonly [StatementFault, boolean][] = [
    ['leaves', statement.leaves % 4 === 0],
    ['custody', custody === liabilities + reserve_free + operator_other],
    ['reserve', reserve_committed <= liabilities],
    ['coverage', statement.coverage_bps === coverageOf(custody, liabilities)],
    ['journal', statement.journal_seq <= statement_index],
  ]
  return rules.flatMap(([name, holds]) => (holds ? [] : [name]))
}

function canonical(statement: Statement): string {
  const members: Record<string, unknown> = statement
  const text = (value: unknown) => JSON.stringify(typeof value === 'bigint' ? value.toString() : value)
  return `{${NAMES.map((name) => `"${name}":${text(members[name])}`).join(',')}}`
}

function readMembers(members: Record<string, unknown>): Statement | null {
  const { v, epoch, at, journal_seq, leaves, coverage_bps, code } = members
  const hashes = { journal_root: members.journal_root, root: members.root, leaves_sha256: members.leaves_sha256 }
  const amounts = readAmounts(members)
  if (v !== 1 || !isCount(epoch, 1) || epoch > MOST_EPOCHS || !isInstant(at)) return null
  if (!isCount(journal_seq) || !isCount(leaves, 1) || !hasHashes(hashes) || !amounts) return null
  if (!(coverage_bps === null || isCount(coverage_bps)) || typeof code !== 'string' || !CODE.test(code)) return null
  return { v, epoch, at, journal_seq, leaves, coverage_bps, code, ...hashes, ...amounts }
}

function readAmounts(members: Record<string, unknown>) {
  const liabilities = parseCents(members.liabilities)
  const custody = parseCents(members.custody)
  const reserve_free = parseCents(members.reserve_free)
  const reserve_committed = parseCents(members.reserve_committed)
  const operator_other = parseCents(members.operator_other)
  if (liabilities === null || custody === null || reserve_free === null) return null
  if (reserve_committed === null || operator_other === null) return null
  return { liabilities, custody, reserve_free, reserve_committed, operator_other }
}

type Hashes = Readonly<Record<'journal_root' | 'root' | 'leaves_sha256', string>>

function hasHashes(hashes: Readonly<Record<keyof Hashes, unknown>>): hashes is Hashes {
  return Object.values(hashes).every((hash) => parseHash(hash) !== null)
}

/** `2026-01-31T12:00:00.000Z`, and an instant that there is. */
export function isInstant(at: unknown): at is string {
  if (typeof at !== 'string' || !AT.test(at)) return false
  const instant = new Date(at)
  return !Number.isNaN(instant.getTime()) && instant.toISOString() === at
}
