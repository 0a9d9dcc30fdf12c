/** Row types of the bots' tables. */
import type { BarLength, Bot } from '#trading/line-up/bot'

/** A bot with the prices of one source. */
export type Run = {
  readonly id: string
  readonly version: Bot['version']
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
}
