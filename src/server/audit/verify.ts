import type { Database, Tx } from '#server/store'

/** `first_bad` is the number of the first entry that is missing, altered or not linked to the one before it. */
export type Verified = { readonly ok: boolean; readonly entries: bigint; readonly first_bad: bigint | null; readonly why: string | null }

const STEP = 5_000n
const MISSING = 'an entry is missing'

type Finding = { readonly first_bad: bigint; readonly why: string }
type Head = { n: bigint; chain: Buffer; last: bigint }

/** Walks the chain from the first entry to the head, on one snapshot. */
export function verify(database: Pick<Database, 'transaction'>): Promise<Verified> {
  return database.transaction(walk, { snapshot: true })
}

async function walk(tx: Tx): Promise<Verified> {
  const [head] = await tx.query<Head>('SELECT n, chain, (SELECT coalesce(max(n), 0) FROM audit_entry) AS last FROM audit_head')
  if (!head) return { ok: false, entries: 0n, first_bad: 1n, why: 'the head is missing' }
  let previous: Buffer = Buffer.alloc(32)
  for (let from = 0n; from < head.last; from += STEP) {
    const to = from + STEP < head.last ? from + STEP : head.last
    const finding = await firstBad(tx, from, to, previous)
    if (finding) return { ok: false, entries: head.last, ...finding }
    const [last] = await tx.query<{ chain: Buffer }>('SELECT chain FROM audit_entry WHERE n = $1', [to])
    if (!last) return { ok: false, entries: head.last, first_bad: to, why: MISSING }
    previous = last.chain
  }
  if (head.last < head.n) return { ok: false, entries: head.last, first_bad: head.last + 1n, why: MISSING }
  if (head.last > head.n || !previous.equals(head.chain))
    return { ok: false, entries: head.last, first_bad: head.last, why: 'the head does not fit the newest entry' }
  return { ok: true, entries: head.last, first_bad: null, why: null }
}

/** Among the entries after `from` up to `to`, where `previous` is the chain value of entry `from`. */
async function firstBad(tx: Tx, from: bigint, to: bigint, previous: Buffer): Promise<Finding | null> {
  const [bad] = await tx.query<{ n: bigint; expected: bigint }>(
    `SELECT n, expected FROM (
       SELECT e.n, $1 + row_number() OVER w AS expected, e.chain = audit_chain(coalesce(lag(e.chain) OVER w, $3), e) AS linked
       FROM audit_entry e WHERE e.n > $1 AND e.n <= $2 WINDOW w AS (ORDER BY e.n)) AS step
     WHERE n <> expected OR NOT linked ORDER BY n LIMIT 1`,
    [from, to, previous],
  )
  if (!bad) return null
  return bad.n === bad.expected ? { first_bad: bad.n, why: 'the entry was altered' } : { first_bad: bad.expected, why: MISSING }
}
