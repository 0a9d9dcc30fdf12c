/** What a book was worth at an instant, in cents, beside what its coins would be worth otherwise. */
export type Point = {
  /** Milliseconds. */
  readonly at: number
  readonly net: bigint
  /** Net, and every cost so far on top: fee, slippage, spread and impact. */
  readonly gross: bigint
  /** The same coins, bought in equal parts at the first point and kept. */
  readonly hold: bigint
  /** The same coins, put back to equal parts at every bar. */
  readonly crp: bigint
}

export const DAY_MS = 86_400_000
