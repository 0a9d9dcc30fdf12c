/** Walks the log and recomputes its chain with the key, on one snapshot, against published heads and what this server has seen. */
import type { Database, Tx } from '#server/store'
import type { Head } from './append.ts'
import { AT, type AuditKeys, type Chained, extendChain, keyIdOf, startChain } from './chain.ts'

/** `first_bad` is the number of the first entry that is missing, altered, or differs from the published one. */
export type Verified = {
  readonly ok: boolean
  readonly entries: bigint
  /** The number of entries from before the key, sealed as they were. */
  readonly before_key: bigint
  readonly first_bad: bigint | null
  readonly why: string | null
}

/** The heads in the signed public log, oldest first; or why that log is invalid. */
export type Published = { readonly heads: readonly Head[] } | { readonly broken: string }

export type Verifying = {
  readonly key: AuditKeys
  readonly published: (query: Tx['query']) => Promise<Published>
  /** The newest head that this process has seen. */
  readonly seen: Head | null
}

const STEP = 5_000
const LOWEST = '-9223372036854775808'
const MISSING = 'an entry is missing'
const ALTERED = 'the entry was altered'
const OTHER = 'the entry is not the one that was published'

type Finding = { readonly first_bad: bigint; readonly why: string }
type Row = Chained & { readonly chain: Buffer; readonly unkeyed: boolean }

export function verify(database: Pick<Database, 'transaction'>, verifying: Verifying): Promise<Verified> {
  return database.transaction((tx) => verifyIn(tx, verifying), { snapshot: true })
}

async function verifyIn(tx: Tx, { key, published, seen }: Verifying): Promise<Verified> {
  const [head] = await tx.query<Head & { entries: bigint }>(
    'SELECT n, chain, (SELECT count(*) FROM audit_entry) AS entries FROM audit_head',
  )
  const [start] = await tx.query<Head & { changes: string }>(`SELECT n, chain, ${CHANGES} AS changes FROM audit_key`)
  const resultOf = (finding: Finding | null): Verified => {
    const details = finding ?? { first_bad: null, why: null }
    return { ok: finding === null, entries: head?.entries ?? 0n, before_key: start?.n ?? 0n, ...details }
  }
  if (!head) return resultOf({ first_bad: 1n, why: 'the head is missing' })
  if (!start) return resultOf({ first_bad: 1n, why: 'the start of the key is missing' })
  const changes = start.changes.split(' ').filter(Boolean).map(readChange)
  const log = await published(tx.query)
  if ('broken' in log) return resultOf({ first_bad: head.n, why: log.broken })
  const heads = [...log.heads, ...(seen ? [seen] : [])]
  return resultOf(await walk(tx, { key, head, start, changes, heads_by_number: byNumber(heads) }))
}

type KeyChange = Head & { readonly key_id: Buffer }

const CHANGES = `(SELECT coalesce(string_agg(n || ':' || encode(key_id, 'hex') || ':' || encode(chain, 'hex'), ' ' ORDER BY n), '') FROM audit_key_change)`

function readChange(text: string): KeyChange {
  const [n = '', key_id = '', chain = ''] = text.split(':')
  return { n: BigInt(n), key_id: Buffer.from(key_id, 'hex'), chain: Buffer.from(chain, 'hex') }
}

type Walk = {
  readonly key: AuditKeys
  readonly head: Head
  readonly start: Head
  readonly changes: readonly KeyChange[]
  readonly heads_by_number: ReadonlyMap<bigint, readonly Buffer[]>
}

function byNumber(heads: readonly Head[]): Walk['heads_by_number'] {
  const heads_by_number = new Map<bigint, Buffer[]>()
  for (const { n, chain } of heads) heads_by_number.set(n, [...(heads_by_number.get(n) ?? []), chain])
  return heads_by_number
}

/** From the first entry to the head; null if everything matches. */
async function walk(tx: Tx, { key: keys, head, start, changes, heads_by_number }: Walk): Promise<Finding | null> {
  let key = keys.original
  /** Where the entries from before the key end, the keyed chain begins. */
  const reached = (n: bigint, chain: Buffer): Head => ({ n, chain: n === start.n ? startChain(key, n, chain) : chain })
  const wrong = ({ n, chain }: Head): string | null => {
    if (n === start.n && !chain.equals(start.chain)) return ALTERED
    const change = changes.find((one) => one.n === n)
    if (change) {
      const next = keys.all.find((one) => keyIdOf(one).equals(change.key_id))
      if (!next) return 'SECRET_KEY lacks the key that the entries from here on are chained with'
      if (n < start.n || !startChain(next, n, chain).equals(change.chain)) return 'the change of the key was altered'
      key = next
    }
    return heads_by_number.get(n)?.some((one) => !one.equals(chain)) ? OTHER : null
  }
  let at = reached(0n, Buffer.alloc(32))
  let why = wrong(at)
  for (let after = LOWEST; why === null; ) {
    const rows = await readRows(tx, after)
    for (const row of rows) {
      if (row.n !== at.n + 1n) return { first_bad: at.n + 1n, why: row.n > at.n ? MISSING : ALTERED }
      const linked = row.n <= start.n ? row.unkeyed : extendChain(key, at.chain, row).equals(row.chain)
      at = reached(row.n, row.chain)
      why = linked ? wrong(at) : ALTERED
      if (why) return { first_bad: row.n, why }
    }
    const last = rows.at(-1)
    if (!last) break
    after = last.n.toString()
  }
  if (why) return { first_bad: 1n, why }
  if (at.n < start.n || at.n < head.n || [...heads_by_number.keys()].some((n) => n > at.n)) return { first_bad: at.n + 1n, why: MISSING }
  if (at.n > head.n || !at.chain.equals(head.chain)) return { first_bad: at.n, why: 'the head does not fit the newest entry' }
  return null
}

/** The SHA-256 chain from before the key (`audit_chain`), inlined: the database's owner could replace a function. */
const UNKEYED = `sha256(convert_to('clearterm/audit/chain/v1', 'UTF8') || '\\x00'::bytea
  || coalesce((SELECT p.chain FROM audit_entry p WHERE p.n = e.n - 1), decode(repeat('00', 32), 'hex'))
  || convert_to(jsonb_build_array(e.n, ${AT}, e.actor, e.actor_email, e.action, e.object_kind, e.object_id, e.before, e.after, e.reason,
    e.request_id)::text, 'UTF8'))`

/** `unkeyed`: whether an entry from before the key is linked to the one before it. */
function readRows(tx: Tx, after: string): Promise<Row[]> {
  return tx.query<Row>(
    `SELECT n, ${AT} AS at, actor, actor_email, action, object_kind, object_id, before, after, reason, request_id, chain,
       CASE WHEN n <= (SELECT n FROM audit_key) THEN chain = ${UNKEYED} ELSE false END AS unkeyed
     FROM audit_entry e WHERE n > $1 ORDER BY n LIMIT ${STEP}`,
    [after],
  )
}
