/**
 * The auditor re-derives every balance from the moves, recomputes the chain, and runs each room's business checks. A finding
 * halts the journal: no node writes money until an operator has looked.
 */
import type { Clock } from '#kernel/clock'
import type { Database, Query, Tx } from '#server/store'
import { commitBatch, extendChain, type Move } from '../post/commitment.ts'

export type Finding = { readonly check: string; readonly detail: string }
export type AuditReport = { readonly findings: readonly Finding[]; readonly batches: number; readonly moves: bigint }

export type AuditorOptions = {
  readonly database: Database
  readonly clock: Clock
  /** The rooms' SQL functions, each returning a row (check_name, detail) per violation. */
  readonly checks: readonly string[]
}

type BatchRow = { number: bigint; first_move: bigint; moves: number; salt: Buffer; commitment: Buffer; chain: Buffer }
type Verified = { readonly batch: bigint; readonly hash: Buffer }

const START: Verified = { batch: 0n, hash: Buffer.alloc(32) }
const STEP = 500

/** Reads from one snapshot. `whole` starts at the first batch; otherwise the chain continues from the last verified batch. */
export async function audit({ database, clock, checks }: AuditorOptions, { whole }: { whole: boolean }): Promise<AuditReport> {
  const from = whole ? START : await readVerified(database.query)
  const { report, verified } = await database.transaction(
    async (tx) => {
      const chain = await followChain(tx.query, from)
      const findings = [...chain.findings, ...(await balanceFindings(tx.query)), ...(await roomFindings(tx, checks))]
      return { report: { findings, batches: chain.batches, moves: chain.moves }, verified: chain.verified }
    },
    { snapshot: true },
  )
  await database.transaction(async (tx) => {
    if (report.findings.length > 0) await halt(tx, report.findings)
    else await rememberVerified(tx, verified, clock.now())
  })
  return report
}

/** Stops money writes on every node: each batch reads this with the head. */
export async function halt(tx: Tx, findings: readonly Finding[]): Promise<void> {
  const reason = findings
    .slice(0, 5)
    .map((finding) => `${finding.check}: ${finding.detail}`)
    .join('; ')
  await tx.query('UPDATE journal_head SET halted = coalesce(halted, $1)', [reason])
}

/** Lets money be written again if this check stopped it. */
export async function release(tx: Tx, check: string): Promise<void> {
  await tx.query(`UPDATE journal_head SET halted = NULL WHERE starts_with(halted, $1 || ': ')`, [check])
}

/** Why money writes are stopped; null: they are not. */
export async function readHalted(query: Query): Promise<string | null> {
  const [head] = await query<{ halted: string | null }>('SELECT halted FROM journal_head')
  return head?.halted ?? null
}

async function followChain(
  query: Query,
  from: Verified,
): Promise<{ findings: Finding[]; batches: number; moves: bigint; verified: Verified }> {
  const findings: Finding[] = []
  let at = from
  let batches = 0
  let moves = 0n
  for (;;) {
    const rows = await query<BatchRow>(
      'SELECT number, first_move, moves, salt, commitment, chain FROM journal_batch WHERE number > $1 ORDER BY number LIMIT $2',
      [at.batch, STEP],
    )
    const [first] = rows
    const last = rows.at(-1)
    if (!first || !last) break
    const in_range = await query<Move & { batch: bigint }>('SELECT * FROM move WHERE id >= $1 AND id < $2 ORDER BY id', [
      first.first_move,
      last.first_move + BigInt(last.moves),
    ])
    const byBatch = groupByBatch(in_range)
    for (const row of rows) {
      const batch_moves = byBatch.get(row.number) ?? []
      const wrong = batchFault(row, batch_moves, at)
      if (wrong)
        return { findings: [...findings, { check: 'chain', detail: `batch ${row.number}: ${wrong}` }], batches, moves, verified: at }
      at = { batch: row.number, hash: row.chain }
      batches += 1
      moves += BigInt(row.moves)
    }
  }
  const [head] = await query<{ batch: bigint; move: bigint; hash: Buffer }>('SELECT batch, move, hash FROM journal_head')
  if (head && (head.batch !== at.batch || !head.hash.equals(at.hash)))
    findings.push({ check: 'chain', detail: 'the head is not the last batch' })
  const [stray] = await query<{ n: bigint }>(
    'SELECT count(*) AS n FROM move m WHERE NOT EXISTS (SELECT FROM journal_batch b WHERE b.number = m.batch)',
  )
  if (stray && stray.n > 0n) findings.push({ check: 'chain', detail: `${stray.n} moves belong to no batch` })
  return { findings, batches, moves, verified: at }
}

function groupByBatch<M extends { batch: bigint }>(moves: readonly M[]): Map<bigint, M[]> {
  const groups = new Map<bigint, M[]>()
  for (const move of moves) {
    const group = groups.get(move.batch)
    if (group) group.push(move)
    else groups.set(move.batch, [move])
  }
  return groups
}

function batchFault(row: BatchRow, moves: readonly Move[], before: Verified): string | null {
  if (row.number !== before.batch + 1n) return 'is not the next'
  if (moves.length !== row.moves || moves[0]?.id !== row.first_move) return 'has not its moves'
  if (!commitBatch(row.number, row.salt, moves).equals(row.commitment)) return 'does not match its commitment'
  return extendChain(before.hash, row.commitment).equals(row.chain) ? null : 'does not follow from the batch before'
}

/** Compares every balance, sequence and running total, and every move's running figures, with the moves. */
async function balanceFindings(query: Query): Promise<Finding[]> {
  return query<Finding>(`
    WITH side AS (
      SELECT debit AS account, kind, debit_seq AS seq, debit_after AS after, amount AS debited, 0::bigint AS credited FROM move
      UNION ALL SELECT credit, kind, credit_seq, credit_after, 0, amount FROM move
    ), signed AS (
      SELECT s.account, s.seq, s.after, CASE a.normal_side WHEN 'debit' THEN s.debited - s.credited ELSE s.credited - s.debited END AS effect
      FROM side s JOIN account a ON a.id = s.account
    ), running AS (
      SELECT account, seq, after, sum(effect) OVER w AS total, row_number() OVER w AS n FROM signed WINDOW w AS (PARTITION BY account ORDER BY seq)
    ), total AS (
      SELECT account, sum(effect) AS balance, count(*) AS n FROM signed GROUP BY account
    ), by_kind AS (
      SELECT account, kind, sum(credited - debited) AS total FROM side GROUP BY account, kind
    )
    SELECT 'balance' AS "check", a.code || ' holds ' || a.balance || ', its moves say ' || coalesce(t.balance, 0) AS detail
      FROM account a LEFT JOIN total t ON t.account = a.id WHERE a.balance <> coalesce(t.balance, 0) OR a.seq <> coalesce(t.n, 0)
    UNION ALL
    SELECT 'running balance', 'account ' || account || ' at ' || seq FROM running WHERE after <> total OR seq <> n
    UNION ALL
    SELECT 'running total', 'account ' || account || ' has ' || coalesce(r.total, 0) || ' of ' || kind || ', its moves say ' || coalesce(k.total, 0)
      FROM account_total r FULL JOIN by_kind k USING (account, kind) WHERE r.total IS DISTINCT FROM k.total
    UNION ALL
    SELECT 'unknown account', 'move ' || m.id FROM move m WHERE NOT EXISTS (SELECT FROM account a WHERE a.id = m.debit) OR NOT EXISTS (SELECT FROM account a WHERE a.id = m.credit)
    UNION ALL
    SELECT 'sum of all', 'assets ' || assets || ', claims on them ' || claims FROM (
      SELECT coalesce(sum(balance) FILTER (WHERE normal_side = 'debit'), 0) AS assets, coalesce(sum(balance) FILTER (WHERE normal_side = 'credit'), 0) AS claims FROM account
    ) t WHERE assets <> claims
    LIMIT 100`)
}

async function roomFindings(tx: Tx, checks: readonly string[]): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const name of checks) findings.push(...(await tx.query<Finding>(`SELECT check_name AS "check", detail FROM ${name}() LIMIT 100`)))
  return findings
}

async function readVerified(query: Query): Promise<Verified> {
  const [row] = await query<Verified>('SELECT batch, hash FROM ledger_verified')
  return row ?? START
}

/** When the auditor last found nothing wrong, on any node; null: never yet. */
export async function readVerifiedAt(query: Query): Promise<Date | null> {
  const [row] = await query<{ verified_at: Date }>('SELECT verified_at FROM ledger_verified')
  return row?.verified_at ?? null
}

async function rememberVerified(tx: Tx, { batch, hash }: Verified, at: Date): Promise<void> {
  await tx.query(
    `INSERT INTO ledger_verified (batch, hash, verified_at) VALUES ($1, $2, $3)
     ON CONFLICT (one) DO UPDATE SET batch = excluded.batch, hash = excluded.hash, verified_at = excluded.verified_at`,
    [batch, hash, at],
  )
}
