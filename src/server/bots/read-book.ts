/** A run's book as its fills have left it: each fill carries what is there after it, so that nothing is summed up again. */
import { quantity } from '#kernel/price'
import type { Query } from '#server/store'
import { type Book, openBook } from '#trading/exchange/book'
import type { Run } from './run.ts'

export type StoredBook = { readonly book: Book; readonly seq: bigint }

type Head = { seq: bigint; cash_after: bigint; fees_after: bigint; costs_after: bigint; traded_after: bigint }
type Held = { symbol: string; quantity_after: bigint; cost_after: bigint }

/** `until`: with the fills up to and at this instant only. */
export async function readBook(query: Query, { id, capital }: Pick<Run, 'id' | 'capital'>, until: Date | null = null): Promise<StoredBook> {
  const when = until ?? 'infinity'
  const [head] = await query<Head>(
    `SELECT seq, cash_after, fees_after, costs_after, traded_after FROM bot_fill WHERE run_id = $1 AND at <= $2::timestamptz ORDER BY seq DESC LIMIT 1`,
    [id, when],
  )
  if (!head) return { book: openBook(capital), seq: 0n }
  const held = await query<Held>(
    `SELECT DISTINCT ON (symbol) symbol, quantity_after, cost_after FROM bot_fill WHERE run_id = $1 AND seq <= $2 ORDER BY symbol, seq DESC`,
    [id, head.seq],
  )
  const positions = held.map(
    ({ symbol, quantity_after, cost_after }) => [symbol, { quantity: quantity(quantity_after), cost: cost_after }] as const,
  )
  const { cash_after, fees_after, costs_after, traded_after } = head
  return {
    seq: head.seq,
    book: { cash: cash_after, fees: fees_after, costs: costs_after, traded: traded_after, positions: new Map(positions) },
  }
}
