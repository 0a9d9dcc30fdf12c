/** How often the sign was right, beside what a coin would give. */
import { logGamma } from '../numeric/log-gamma.ts'

export type HitRate = { readonly hits: number; readonly days: number; readonly least: number; readonly most: number }

/** `least` and `most`: the hits that a fair coin has in 95 % of cases (each tail at most 2.5 %). Null for no days. */
export function hitRate(hits: number, days: number): HitRate | null {
  if (days === 0) return null
  const least = tailEnd(days)
  return { hits, days, least, most: days - least }
}

/** The largest number of hits that a fair coin misses with at most 2.5 %. */
function tailEnd(days: number): number {
  let below = 0
  for (let hits = 0; hits <= days; hits += 1) {
    below += Math.exp(logChoose(days, hits) - days * Math.LN2)
    if (below > 0.025) return hits
  }
  return days
}

function logChoose(n: number, k: number): number {
  return logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1)
}
