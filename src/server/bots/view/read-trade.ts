/** One fill with its tick and its postings. */
import type { bots } from '#contract/bots'
import type { ReplyOf } from '#contract/shared/define'
import { formatDecimal } from '#kernel/money'
import { formatPrice, formatQuantity, price, quantity } from '#kernel/price'
import type { Query } from '#server/store'
import { USD } from '#trading/exchange/posting'
import { findFill } from './find-fills.ts'
import { tradeOf } from './trade-view.ts'

type Posting = { readonly account: string; readonly commodity: string; readonly amount: bigint }

/** Null: there is no such fill. */
export async function readTrade(query: Query, id: string): Promise<ReplyOf<typeof bots.readTrade>['data'] | null> {
  const fill = await findFill(query, id)
  if (!fill) return null
  const postings = await query<Posting>(
    `SELECT account, commodity, amount FROM bot_posting WHERE entry_id = $1 ORDER BY commodity = 'USD' DESC, account`,
    [fill.id],
  )
  return {
    ...tradeOf(fill),
    tick: {
      tick_id: fill.tick_id,
      at: fill.at,
      price: formatPrice(price(fill.tick_price)),
      half_spread: partOf(fill.half_spread),
      impact: partOf(fill.impact),
    },
    bar_at: fill.bar_at,
    decided_at: fill.decided_at,
    postings: postings.map(({ account, commodity, amount }) => ({
      account,
      commodity,
      amount: commodity === USD ? formatDecimal(amount) : formatQuantity(quantity(amount)),
    })),
  }
}

/** A part of a price, possibly zero. */
function partOf(value: bigint): string {
  return value === 0n ? '0' : formatPrice(price(value))
}
