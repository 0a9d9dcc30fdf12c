/** Every parameter of a bot's decisions, as stored with its record. */
import { COSTS } from '#trading/exchange/costs'
import { SMALLEST_ORDER } from '#trading/exchange/order'
import type { Bot } from '#trading/line-up/bot'

const RATE_OF_A_BP = 10_000n

export function parametersOf({ rule }: Bot): Record<string, number | string> {
  return {
    ...rule.parameters,
    fee_bps: Number(COSTS.fee / RATE_OF_A_BP),
    slippage_bps: Number(COSTS.slippage / RATE_OF_A_BP),
    smallest_order_usd: Number(SMALLEST_ORDER) / 100,
    borrow_cost: 'none is charged on short positions',
  }
}
