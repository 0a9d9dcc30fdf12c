/** A bot's run: its rows, and the parameters of its rule. */

import type { Query } from '#server/store'
import { COSTS } from '#trading/exchange/costs'
import { SMALLEST_ORDER } from '#trading/exchange/order'
import type { AnyBot, BarLength } from '#trading/line-up/bot'

/** A bot with the prices of one source. */
export type Run = {
  readonly id: string
  readonly version: string
  readonly source: string
  readonly code_version: string
  readonly bar: BarLength
  readonly coins: readonly string[]
  readonly parameters: Readonly<Record<string, number | string>>
  readonly capital: bigint
  readonly history_from: Date
  readonly released_at: Date
}

/** A fill with columns of its order and run. Prices are 10⁻¹² USD, money cents, quantities 10⁻⁸ coins. */
export type FillRow = {
  readonly id: string
  readonly n: bigint
  readonly version: string
  readonly source: string
  readonly symbol: string
  readonly side: 'buy' | 'sell'
  readonly opens: boolean
  readonly quantity: bigint
  readonly tick_id: string
  readonly at: Date
  readonly tick_price: bigint
  readonly half_spread: bigint
  readonly impact: bigint
  readonly price: bigint
  readonly amount: bigint
  readonly fee: bigint
  readonly slippage: bigint
  readonly profit: bigint | null
  readonly reduced_cost: bigint | null
  readonly reason: string
  readonly bar_at: Date
  readonly decided_at: Date
  /** Of its coin, at the decision; null for orders from before these were recorded, and `held_share` before the first trade. */
  readonly held_share: number | null
  readonly wanted_share: number | null
}

const COLUMNS = 'id, version, source, code_version, bar, coins, parameters, capital, history_from, released_at'

/** The table bot_run. */
export async function findRun(query: Query, version: string, source: string): Promise<Run | null> {
  const [row] = await query<Run>(`SELECT ${COLUMNS} FROM bot_run WHERE version = $1 AND source = $2`, [version, source])
  return row ?? null
}

/** Of these bots. The line-up's come before own rules. */
export async function findRuns(query: Query, source: string, bots: readonly Pick<AnyBot, 'version'>[]): Promise<Run[]> {
  const versions = bots.map(({ version }) => version)
  return query<Run>(`SELECT ${COLUMNS} FROM bot_run WHERE source = $1 AND version = ANY ($2::text[]) ORDER BY version`, [source, versions])
}

const RATE_OF_A_BP = 10_000n

/** Every parameter of a bot's decisions, as stored with its record. */
export function parametersOf({ rule }: Pick<AnyBot, 'rule'>): Record<string, number | string> {
  return {
    ...rule.parameters,
    fee_bps: Number(COSTS.fee / RATE_OF_A_BP),
    slippage_bps: Number(COSTS.slippage / RATE_OF_A_BP),
    smallest_order_usd: Number(SMALLEST_ORDER) / 100,
    borrow_cost: 'none is charged on short positions',
  }
}
