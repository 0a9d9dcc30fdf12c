/** One trade against a tick: the executed price and costs. */
import { assert } from '#kernel/assert'
import { type Price, price, type Quantity, worth } from '#kernel/price'
import { divideHalfEven } from '#kernel/rounding'
import { type Costs, costsOf, RATE_ONE } from './costs.ts'

export type Side = 'buy' | 'sell'

/** Prices in 10⁻¹² USD, money in cents; the side gives the sign. */
export type Execution = {
  readonly tick: Price
  readonly half_spread: bigint
  readonly impact: bigint
  /** tick + half spread + impact for a buy, tick − both for a sell. */
  readonly price: Price
  /** quantity × price. */
  readonly amount: bigint
  /** Cost against the tick price: |amount − quantity × tick|. */
  readonly spread: bigint
  readonly fee: bigint
  readonly slippage: bigint
}

export function execute(symbol: string, side: Side, quantity: Quantity, tick: Price, costs: Costs): Execution {
  assert(quantity > 0n, 'a trade has a quantity')
  const { half_spread: half_rate, depth } = costsOf(costs, symbol)
  const at_tick = worth(quantity, tick)
  const impact_rate = squareRoot((costs.impact_at_depth ** 2n * at_tick) / depth)
  const half_spread = share(tick, half_rate)
  const impact = share(tick, impact_rate)
  const paid = price(side === 'buy' ? tick + half_spread + impact : tick - half_spread - impact)
  const amount = worth(quantity, paid)
  const spread = side === 'buy' ? amount - at_tick : at_tick - amount
  return { tick, half_spread, impact, price: paid, amount, spread, fee: share(amount, costs.fee), slippage: share(amount, costs.slippage) }
}

/** The signed change of cash. */
export function cashOf(side: Side, { amount, fee, slippage }: Pick<Execution, 'amount' | 'fee' | 'slippage'>): bigint {
  return (side === 'buy' ? -amount : amount) - fee - slippage
}

function share(of: bigint, rate: bigint): bigint {
  return divideHalfEven(of * rate, RATE_ONE)
}

/** Integer square root, by Newton's method from above. */
export function squareRoot(value: bigint): bigint {
  assert(value >= 0n, 'a square root of what is not negative')
  if (value < 2n) return value
  let root = 1n << BigInt((value.toString(2).length + 1) >> 1)
  for (;;) {
    const next = (root + value / root) >> 1n
    if (next >= root) return root
    root = next
  }
}
