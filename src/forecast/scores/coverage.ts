/**
 * Are so many misses what luck allows? P. Kupiec, "Techniques for Verifying the Accuracy of Risk Measurement Models" (1995): likelihood
 * ratio.
 */

/** The 95 % quantile of χ² with one degree of freedom. */
const CRITICAL = 3.841458820694124

/** Likelihood ratio of the observed share of misses against `target`, about χ²(1) if the target is true. */
function kupiec(misses: number, days: number, target: number): number {
  const seen = misses / days
  return 2 * (term(misses, seen / target) + term(days - misses, (1 - seen) / (1 - target)))
}

/** Fewest and most misses of so many days that the test accepts at 95 %; null for no days. */
export function acceptedMisses(days: number, target: number): { readonly least: number; readonly most: number } | null {
  const accepted = Array.from({ length: days + 1 }, (_, misses) => misses).filter((misses) => kupiec(misses, days, target) <= CRITICAL)
  const [least] = accepted
  const most = accepted.at(-1)
  return days > 0 && least !== undefined && most !== undefined ? { least, most } : null
}

function term(count: number, ratio: number): number {
  return count === 0 ? 0 : count * Math.log(ratio)
}
