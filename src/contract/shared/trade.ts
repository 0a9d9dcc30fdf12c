/** A fill of a paper-trading bot, as everybody sees it. */
import * as z from 'zod/mini'
import { id, instant, money, signedMoney } from './fields.ts'

export const trade = z.object({
  _id: id,
  /** The bot's version: `"2.0"`. */
  bot: z.string(),
  /** `BTCUSDT` */
  pair: z.string(),
  side: z.enum(['buy', 'sell']),
  /** Coins, plain decimal. */
  quantity: z.string(),
  /** USD a coin, what was paid: tick, half spread and impact. */
  price: z.string(),
  /** Quantity × price, before the fee. */
  amount: money,
  /** Taker fee and slippage. */
  fee: money,
  /** Realised net result in USD against average cost, of a fill that reduces a position; null on one that opens or adds. */
  profit: z.nullable(signedMoney),
  /** The same in percent of the cost of what was reduced. */
  profit_percent: z.nullable(z.number()),
  /** True: it opens or adds to a position. */
  opens: z.boolean(),
  at: instant,
  /** The recorded tick that filled it. */
  tick_id: id,
  /** Why the bot traded, in a sentence of its own rule. */
  reason: z.string(),
  source: z.string(),
})
