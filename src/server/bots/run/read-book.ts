/** A run's book after its fills: each fill stores the resulting balances, so nothing is summed again. */
import { quantity } from '#kernel/price'
import type { Query } from '#server/store'
import { type Book, openBook } from '#trading/exchange/book'
import type { Run } from './run.ts'

export type StoredBook = { readonly book: Book; readonly seq: bigint }

type Head = { seq: bigint; cash_after: bigint; fees_after: bigint; costs_after: bigint; traded_after: bigint }
type HoldingRow = { symbol: string; quantity_after: bigint; cost_after: bigint }

/** `until`: with the fills up to this instant only. */
export async function readBook(query: Query, run: Pick<Run, 'id' | 'capital'>, until: Date | null = null): Promise<StoredBook> {
  return bookAt(query, run, `${HEAD} WHERE f.run_id = $1 AND f.at <= $2::timestamptz ORDER BY f.seq DESC LIMIT 1`, until ?? 'infinity')
}

/** Before the orders that were decided from an instant on. */
export async function readBookBefore(query: Query, run: Pick<Run, 'id' | 'capital'>, decided: Date): Promise<StoredBook> {
  const head = `${HEAD} JOIN bot_order o ON o.id = f.order_id WHERE f.run_id = $1 AND o.decided_at < $2::timestamptz ORDER BY f.seq DESC LIMIT 1`
  return bookAt(query, run, head, decided)
}

const HEAD = 'SELECT f.seq, f.cash_after, f.fees_after, f.costs_after, f.traded_after FROM bot_fill f'

async function bookAt(query: Query, { id, capital }: Pick<Run, 'id' | 'capital'>, found: string, when: Date | string): Promise<StoredBook> {
  const [head] = await query<Head>(found, [id, when])
  if (!head) return { book: openBook(capital), seq: 0n }
  const balances = await query<HoldingRow>(
    `SELECT DISTINCT ON (symbol) symbol, quantity_after, cost_after FROM bot_fill WHERE run_id = $1 AND seq <= $2 ORDER BY symbol, seq DESC`,
    [id, head.seq],
  )
  const positions = balances.map(
    ({ symbol, quantity_after, cost_after }) => [symbol, { quantity: quantity(quantity_after), cost: cost_after }] as const,
  )
  const { cash_after, fees_after, costs_after, traded_after } = head
  return {
    seq: head.seq,
    book: { cash: cash_after, fees: fees_after, costs: costs_after, traded: traded_after, positions: new Map(positions) },
  }
}
