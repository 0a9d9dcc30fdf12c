/**
 * The probability that at least one of `omitted` accounts is among `checkers` of `accounts`, if the platform cannot predict who checks: 1 − C(n − k,
 * c) ÷ C(n, c), which is hypergeometric. 0 to 1; no money is computed with it.
 */
export function detectionProbability({ accounts, checkers, omitted }: { accounts: number; checkers: number; omitted: number }): number {
  let missed = 1
  for (let k = 0; k < omitted; k += 1) missed *= Math.max(0, (accounts - checkers - k) / (accounts - k))
  return 1 - missed
}

/** Basis points, rounded down, so that it is never overstated. */
export function detectionProbabilityBps(of: Parameters<typeof detectionProbability>[0]): number {
  return Math.floor(detectionProbability(of) * 10_000 + 1e-9)
}
