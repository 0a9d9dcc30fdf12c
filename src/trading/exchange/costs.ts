/**
 * What a trade costs on the paper exchange. All of it is fixed and public, in bigint, so that two computers get the same cent.
 *
 * - half spread: basis points of the tick price, one figure a coin;
 * - impact: the square-root law, 10 bp · √(order value ÷ depth), one depth a coin (Tóth et al. 2011, "Anomalous price impact and the
 *   critical nature of liquidity in financial markets", eq. 1: impact grows with the root of the volume);
 * - taker fee 10 bp and slippage 5 bp of what was paid.
 *
 * Spreads and depths are our assumptions, in the order of large venues; simulated prices have no order book to measure.
 */

/** Rates are in units of 10⁻⁸: one basis point is 10,000. */
export const RATE_ONE = 100_000_000n
const BASIS_POINT = 10_000n
const CENTS = 100n

export type CoinCosts = {
  /** Rate. */
  readonly half_spread: bigint
  /** The order value, in cents, whose impact is `impact_at_depth`. */
  readonly depth: bigint
}

export type Costs = {
  readonly fee: bigint
  readonly slippage: bigint
  readonly impact_at_depth: bigint
  readonly coins: Readonly<Record<string, CoinCosts>>
  /** For a coin without its own entry. */
  readonly other: CoinCosts
}

const coin = (half_spread_tenth_bp: bigint, depth_usd: bigint): CoinCosts => ({
  half_spread: (half_spread_tenth_bp * BASIS_POINT) / 10n,
  depth: depth_usd * CENTS,
})

export const COSTS: Costs = {
  fee: 10n * BASIS_POINT,
  slippage: 5n * BASIS_POINT,
  impact_at_depth: 10n * BASIS_POINT,
  coins: {
    BTC: coin(5n, 10_000_000n),
    ETH: coin(5n, 8_000_000n),
    BNB: coin(10n, 3_000_000n),
    SOL: coin(10n, 4_000_000n),
    XRP: coin(10n, 4_000_000n),
    DOGE: coin(15n, 2_000_000n),
    ADA: coin(20n, 1_500_000n),
    AVAX: coin(20n, 1_000_000n),
    LINK: coin(20n, 1_000_000n),
    SUI: coin(20n, 1_000_000n),
    TRX: coin(20n, 1_500_000n),
    TON: coin(30n, 500_000n),
    XLM: coin(30n, 500_000n),
    SHIB: coin(30n, 500_000n),
    PEPE: coin(40n, 500_000n),
  },
  other: coin(50n, 500_000n),
}

/** For a comparison gross of costs. @internal */
export const NO_COSTS: Costs = {
  fee: 0n,
  slippage: 0n,
  impact_at_depth: 0n,
  coins: {},
  other: { half_spread: 0n, depth: 1n },
}

export function costsOf(costs: Costs, symbol: string): CoinCosts {
  return costs.coins[symbol] ?? costs.other
}
