/** A book's value at an instant, in cents, with its benchmarks. */
export type Point = {
  /** Milliseconds. */
  readonly at: number
  readonly net: bigint
  /** Net value plus all costs so far: fee, slippage, spread and impact. */
  readonly gross: bigint
  /** The same coins, bought in equal parts at the first point and held. */
  readonly hold: bigint
  /** The same coins, rebalanced to equal parts at every bar. */
  readonly crp: bigint
}
