/**
 * Totals of the journal's moves by kind and day of the business date (UTC). Moves never change, so totals are kept and only newer moves
 * are read: many viewers cost the journal nothing.
 */
import { assert } from '#kernel/assert'
import type { Budget, MoveKind } from '#server/ledger'
import type { Query } from '#server/store'

type Tally = { readonly count: number; readonly amount: bigint }
type DayTally = Tally & { readonly day: string }

export type JournalTotals = {
  /** The last move counted. */
  readonly upto: bigint
  /** When the first move was recorded, and its business date; null before it. */
  readonly began: { readonly recorded_at: Date; readonly effective_at: Date } | null
  /** For the operator's money, `account` selects the pot. */
  of(kind: MoveKind, account?: Budget): Tally
  /** By day as `2026-11-22`, oldest first. */
  daysOf(kind: MoveKind): readonly DayTally[]
}

/** Moves per statement: on the embedded store all others wait for one. */
const SLICE = 100_000n

type Row = Tally & { readonly kind: MoveKind; readonly account: string | null; readonly day: string }
type TotalsRow = Omit<Row, 'count'> & { readonly count: bigint }

/** One call at a time. The server may differ from call to call: one that is behind the kept totals adds nothing to them. */
export function openJournalTotals(): (query: Query) => Promise<JournalTotals> {
  let kept = new Map<string, Row>()
  let upto = 0n
  let began: JournalTotals['began'] = null
  let seen: Link = { batch: 0n, chain: null }
  return async (query) => {
    const head = await readHead(query, seen.batch)
    if (isOther(seen, head.chain_seen)) {
      kept = new Map()
      upto = 0n
      began = null
    }
    while (upto < head.move) {
      const end = head.move - upto > SLICE ? upto + SLICE : head.move
      for (const row of await readSlice(query, upto, end)) keep(kept, row)
      upto = end
    }
    if (upto === head.move) seen = head
    began ??= await readBegan(query)
    return show([...kept.values()], upto, began)
  }
}

type Link = { readonly batch: bigint; readonly chain: Buffer | null }

/** The journal's end, and the chain at a batch that was seen before; null: this server does not have that batch. */
async function readHead(query: Query, seen: bigint): Promise<Link & { readonly move: bigint; readonly chain_seen: Buffer | null }> {
  const [head] = await query<Link & { move: bigint; chain_seen: Buffer | null }>(
    `SELECT h.move, h.batch, (SELECT chain FROM journal_batch WHERE number = h.batch) AS chain,
       (SELECT chain FROM journal_batch WHERE number = $1) AS chain_seen FROM journal_head h`,
    [String(seen)],
  )
  assert(head, 'the journal has a head')
  return head
}

/** A replica can show a batch that its primary loses in a failover: another one then has its number, and the kept totals are of no use. */
function isOther({ chain }: Link, chain_now: Buffer | null): boolean {
  return chain !== null && chain_now !== null && !chain.equals(chain_now)
}

function readSlice(query: Query, after: bigint, upto: bigint): Promise<TotalsRow[]> {
  return query<TotalsRow>(
    `SELECT m.kind, a.code AS account, to_char(m.effective_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, count(*) AS count,
       sum(m.amount)::bigint AS amount
     FROM move m LEFT JOIN account a ON a.id = CASE m.kind WHEN 'operator.fund' THEN m.credit WHEN 'operator.take' THEN m.debit END
     WHERE m.id > $1 AND m.id <= $2 GROUP BY 1, 2, 3`,
    [String(after), String(upto)],
  )
}

function keep(kept: Map<string, Row>, { count, amount, ...row }: TotalsRow): void {
  const key = `${row.kind} ${row.account} ${row.day}`
  const before = kept.get(key) ?? { count: 0, amount: 0n }
  kept.set(key, { ...row, count: before.count + Number(count), amount: before.amount + amount })
}

async function readBegan(query: Query): Promise<JournalTotals['began']> {
  const [first] = await query<NonNullable<JournalTotals['began']>>('SELECT recorded_at, effective_at FROM move ORDER BY id LIMIT 1')
  return first ?? null
}

/** Works on a copy, so that returned totals do not change while later moves are counted. */
function show(rows: readonly Row[], upto: bigint, began: JournalTotals['began']): JournalTotals {
  return {
    upto,
    began,
    of: (kind, account) => addUp(rows.filter((row) => row.kind === kind && (account === undefined || row.account === account))),
    daysOf: (kind) => {
      const of_kind = rows.filter((row) => row.kind === kind)
      const days = [...new Set(of_kind.map(({ day }) => day))].sort()
      return days.map((day) => ({ day, ...addUp(of_kind.filter((row) => row.day === day)) }))
    },
  }
}

function addUp(rows: readonly Tally[]): Tally {
  return rows.reduce<Tally>((sum, { count, amount }) => ({ count: sum.count + count, amount: sum.amount + amount }), {
    count: 0,
    amount: 0n,
  })
}
