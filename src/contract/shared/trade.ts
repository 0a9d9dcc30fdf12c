/** A paper-trading bot's fill, as published. */
import * as z from 'zod/mini'
import { id, marketInstant, money, note, priceText, quantityText, signedMoney } from './fields.ts'

export const trade = z.object({
  _id: id,
  /** The bot's version: `"2.0"`. */
  bot: z.string(),
  /** `BTCUSDT` */
  pair: z.string(),
  side: z.enum(['buy', 'sell']),
  /** Coins, plain decimal. */
  quantity: quantityText,
  /** USD per coin actually paid: tick, half spread and impact. */
  price: priceText,
  /** Quantity × price, before the fee. */
  amount: money,
  /** Taker fee and slippage. */
  fee: money,
  /** Realised net result in USD against average cost, for a fill that reduces a position; null if it opens or adds. */
  profit: z.nullable(signedMoney),
  /** The same in percent of the reduced position's cost. */
  profit_percent: z.nullable(z.number()),
  /** True: it opens or adds to a position. */
  opens: z.boolean(),
  at: marketInstant,
  /** The recorded tick that filled it. */
  tick_id: id,
  /** Why it bought or sold this coin, in a sentence; null for fills from before this was recorded. */
  why: z.nullable(z.string()),
  why_note: z.nullable(note),
  /** The decision as recorded: all that the rule wanted at that bar. */
  reason: z.string(),
  source: z.string(),
})
