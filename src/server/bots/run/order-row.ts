/** The table bot_order. */
import { type Quantity, quantity } from '#kernel/price'
import type { Query, Queryable, Tx } from '#server/store'
import type { OrderLine } from '#trading/exchange/order'

type OrderState = 'kept' | 'pending' | 'filled' | 'lapsed'

export type Order = {
  readonly id: string
  readonly run_id: string
  /** The close of the bar that was decided on, in the market's own time. */
  readonly bar_at: Date
  readonly decided_at: Date
  readonly mark_tick_id: string
  /** It is filled at the first tick after this. */
  readonly after: Date
  readonly lines: readonly OrderLine[]
  /** The coin's share of the book before, and the one that the rule wanted, a line each. `held_shares` is null before the first trade. */
  readonly held_shares: readonly number[] | null
  readonly wanted_shares: readonly number[] | null
  readonly state: OrderState
  readonly reason: string
}

type Row = Omit<Order, 'lines'> & { readonly symbols: readonly string[]; readonly quantities: readonly bigint[] }

const COLUMNS = 'id, run_id, bar_at, decided_at, mark_tick_id, after, symbols, quantities, held_shares, wanted_shares, state, reason'

function orderOf({ symbols, quantities, ...row }: Row): Order {
  const lines = symbols.map((symbol, n) => ({ symbol, quantity: quantity(BigInt(quantities[n] ?? 0)) as Quantity }))
  return { ...row, lines }
}

/** False: this bar is already decided. */
export async function insertOrder(tx: Tx, order: Order): Promise<boolean> {
  const { id, run_id, bar_at, decided_at, mark_tick_id, after, lines, held_shares, wanted_shares, state, reason } = order
  const written = await tx.query(
    `INSERT INTO bot_order (id, run_id, bar_at, decided_at, mark_tick_id, after, symbols, quantities, held_shares, wanted_shares, state,
       reason, ended_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8::bigint[], $9::double precision[], $10::double precision[], $11, $12, $13) ON CONFLICT (run_id, bar_at) DO NOTHING RETURNING 1`,
    [
      id,
      run_id,
      bar_at,
      decided_at,
      mark_tick_id,
      after,
      lines.map(({ symbol }) => symbol),
      lines.map((line) => String(line.quantity)),
      held_shares,
      wanted_shares,
      state,
      reason,
      state === 'pending' ? null : decided_at,
    ],
  )
  return written.length > 0
}

/** False: it has already ended elsewhere. */
export async function endOrder(
  { query }: Queryable,
  { id, reason }: Pick<Order, 'id' | 'reason'>,
  to: 'filled' | 'lapsed',
  at: Date,
): Promise<boolean> {
  const ended = await query(`UPDATE bot_order SET state = $2, reason = $3, ended_at = $4 WHERE id = $1 AND state = 'pending' RETURNING 1`, [
    id,
    to,
    reason,
    at,
  ])
  return ended.length > 0
}

export async function findPending(query: Query, run_ids: readonly string[]): Promise<Order[]> {
  const rows = await query<Row>(
    `SELECT ${COLUMNS} FROM bot_order WHERE state = 'pending' AND run_id = ANY ($1::uuid[]) ORDER BY decided_at`,
    [run_ids],
  )
  return rows.map(orderOf)
}

/** The last decided bar of each run. */
export async function lastDecided(query: Query, run_ids: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const rows = await query<{ run_id: string; bar_at: Date }>(
    'SELECT run_id, max(bar_at) AS bar_at FROM bot_order WHERE run_id = ANY ($1::uuid[]) GROUP BY run_id',
    [run_ids],
  )
  return new Map(rows.map(({ run_id, bar_at }) => [run_id, bar_at]))
}

/** Orders decided in a range of real time, oldest first. */
export async function findDecided(query: Query, run_id: string, from: Date, to: Date): Promise<Order[]> {
  const rows = await query<Row>(
    `SELECT ${COLUMNS} FROM bot_order WHERE run_id = $1 AND decided_at >= $2 AND decided_at < $3 ORDER BY decided_at, bar_at`,
    [run_id, from, to],
  )
  return rows.map(orderOf)
}
