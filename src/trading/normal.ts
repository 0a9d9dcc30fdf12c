/** The standard normal distribution. */

const FAR = 6

/**
 * Φ(x), within 1e-14: the series of G. Marsaglia, "Evaluating the Normal Distribution", Journal of Statistical Software 11(4), 2004;
 * far out the continued fraction of Mills's ratio (NIST DLMF 7.9.1).
 */
export function normalBelow(x: number): number {
  if (Number.isNaN(x)) return Number.NaN
  if (Math.abs(x) > FAR) return x > 0 ? 1 - beyond(x) : beyond(-x)
  let term = x
  let sum = x
  for (let odd = 3; sum + term !== sum; odd += 2) {
    term *= (x * x) / odd
    sum += term
  }
  return 0.5 + sum * density(x)
}

/** Chance of a value at least as far from 0 as x, on either side. */
export function twoSided(x: number): number {
  const far = Math.abs(x)
  return far > FAR ? 2 * beyond(far) : 2 * (1 - normalBelow(far))
}

function density(x: number): number {
  return Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)
}

/** Φ(−x) for a large x. */
function beyond(x: number): number {
  let fraction = x
  for (let k = 40; k >= 1; k -= 1) fraction = x + k / fraction
  return density(x) / fraction
}
