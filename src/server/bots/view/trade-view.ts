/** A fill on the wire. */
import type * as z from 'zod/mini'
import type { trade } from '#contract/shared/trade'
import { cents } from '#kernel/money'
import { formatPrice, formatQuantity, price, quantity } from '#kernel/price'
import { noteText } from '#sentences/notes'
import type { FillRow } from '../run/run.ts'
import { whyOf } from './why.ts'

export type Trade = z.output<typeof trade>

export function pairOf(symbol: string): string {
  return `${symbol}USDT`
}

/** Null for an unknown pair, which no fill has. */
export function symbolOf(pair: string): string | null {
  return /^([A-Z]{2,8})USDT$/.exec(pair.toUpperCase())?.[1] ?? null
}

export function tradeOf(fill: FillRow): Trade {
  const { profit, reduced_cost, held_share, wanted_share } = fill
  const why_note = wanted_share === null ? null : whyOf(fill, { held: held_share, wanted: wanted_share })
  return {
    _id: fill.id,
    bot: fill.version,
    pair: pairOf(fill.symbol),
    side: fill.side,
    quantity: formatQuantity(quantity(fill.quantity)),
    price: formatPrice(price(fill.price)),
    amount: cents(fill.amount),
    fee: cents(fill.fee + fill.slippage),
    profit,
    profit_percent: profit === null || !reduced_cost ? null : hundredths(profit, reduced_cost),
    opens: fill.opens,
    at: fill.at,
    tick_id: fill.tick_id,
    why: why_note && noteText(why_note),
    why_note,
    reason: fill.reason,
    source: fill.source,
  }
}

/** Percent with two places. */
function hundredths(part: bigint, whole: bigint): number {
  return Math.round((Number(part) / Number(whole)) * 10_000) / 100
}
