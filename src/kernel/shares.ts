/** Shares of a whole that add up to exactly 100%. */

const WHOLE_BPS = 10_000n

/**
 * The parts' shares in basis points, by largest remainder: each is rounded down, and the missing points go to the largest
 * remainders, the first of equals first. Parts may be negative (a short position). Without a positive whole all shares are zero.
 */
export function sharesOf(parts: readonly bigint[]): bigint[] {
  const whole = parts.reduce((sum, part) => sum + part, 0n)
  if (whole <= 0n) return parts.map(() => 0n)
  const shares = parts.map((part, at) => ({ at, share: floorOf(part * WHOLE_BPS, whole), rest: restOf(part * WHOLE_BPS, whole) }))
  const missing = Number(shares.reduce((left, { share }) => left - share, WHOLE_BPS))
  const raised = new Set(
    shares
      .toSorted((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1))
      .slice(0, missing)
      .map(({ at }) => at),
  )
  return shares.map(({ at, share }) => (raised.has(at) ? share + 1n : share))
}

/** Weights as percent with two places that add up to exactly 100, as `sharesOf` does. */
export function percentsOf(weights: readonly number[]): number[] {
  return sharesOf(weights.map((weight) => BigInt(Math.round(weight * 1e12)))).map((bps) => Number(bps) / 100)
}

/** Not negative, unlike `%`. */
function restOf(value: bigint, by: bigint): bigint {
  return ((value % by) + by) % by
}

function floorOf(value: bigint, by: bigint): bigint {
  return (value - restOf(value, by)) / by
}
