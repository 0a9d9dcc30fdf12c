/**
 * The form of a user's bundle, as `GET /me/proof` answers it. Only its form is read here; every bound and sum is a step of `verifyBundle`.
 */
import { isId } from '#kernel/id'
import { isCount, parseHash } from './bytes.ts'
import type { Inclusion } from './log.ts'
import type { SumNode } from './node.ts'

export const CLASSES = ['main', 'bonus', 'earning', 'locked', 'held', 'promised'] as const
export type OwedClass = (typeof CLASSES)[number]

export type BundleChunk = {
  readonly i: number
  readonly amount: bigint
  readonly nonce: Uint8Array
  readonly position: number
  readonly path: readonly SumNode[]
}

export type Bundle = {
  readonly epoch: number
  readonly account_id: string
  readonly amount: bigint
  readonly breakdown: Readonly<Record<OwedClass, bigint>>
  readonly chunks: readonly BundleChunk[]
  readonly statement: string
  readonly statement_index: number
  readonly statement_inclusion: Inclusion
  readonly checkpoint: string
}

const MOST_HASHES = 64

/** Reads a bundle, bare or as the answer's `{data: …}`; members it does not know are left alone. Null when one is missing or misshapen. */
export function parseBundle(json: unknown): Bundle | null {
  const outer = record(json)
  const bundle = outer && 'data' in outer ? record(outer.data) : outer
  if (!bundle) return null
  const { epoch, account_id, statement, statement_index, checkpoint } = bundle
  const amount = integer(bundle.amount)
  const breakdown = parseBreakdown(record(bundle.breakdown))
  const chunks = list(bundle.chunks, parseChunk)
  const statement_inclusion = parseInclusion(record(bundle.statement_inclusion))
  if (!isCount(epoch) || typeof account_id !== 'string' || !isId(account_id) || amount === null || !breakdown) return null
  if (!chunks || typeof statement !== 'string' || !isCount(statement_index) || !statement_inclusion) return null
  if (typeof checkpoint !== 'string') return null
  return { epoch, account_id, amount, breakdown, chunks, statement, statement_index, statement_inclusion, checkpoint }
}

function parseChunk(json: unknown): BundleChunk | null {
  const { i, position, ...chunk } = record(json) ?? {}
  const amount = integer(chunk.amount)
  const nonce = parseHash(chunk.nonce)
  const path = list(chunk.path, parseNode)
  if (!isCount(i) || !isCount(position) || amount === null || !nonce || !path) return null
  return { i, amount, nonce, position, path }
}

function parseNode(json: unknown): SumNode | null {
  const node = record(json)
  const hash = parseHash(node?.hash)
  const sum = integer(node?.sum)
  return hash && sum !== null ? { hash, sum } : null
}

function parseBreakdown(json: Record<string, unknown> | null): Bundle['breakdown'] | null {
  const [main, bonus, earning, locked, held, promised] = CLASSES.map((name) => integer(json?.[name]))
  if (main == null || bonus == null || earning == null || locked == null || held == null || promised == null) return null
  return { main, bonus, earning, locked, held, promised }
}

function parseInclusion(json: Record<string, unknown> | null): Inclusion | null {
  const { index, size } = json ?? {}
  const hashes = list(json?.hashes, parseHash)
  return isCount(index) && isCount(size) && hashes ? { index, size, hashes } : null
}

/** An amount's digits, a sign allowed, so that a negative one is seen and named by the step that refuses it. */
function integer(json: unknown): bigint | null {
  return typeof json === 'string' && /^(?:0|-?[1-9]\d{0,39})$/.test(json) ? BigInt(json) : null
}

function record(json: unknown): Record<string, unknown> | null {
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? { ...json } : null
}

function list<Item>(json: unknown, parse: (item: unknown) => Item | null): readonly Item[] | null {
  if (!Array.isArray(json) || json.length > MOST_HASHES) return null
  const items = json.map(parse)
  const whole = items.filter((item) => item !== null)
  return whole.length === items.length ? whole : null
}
