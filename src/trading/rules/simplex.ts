/** Projection onto the simplex: no shorts, no cash. */
import { normalise } from '../vector.ts'

/**
 * argmin ‖q − point‖₂ over q ≥ 0, Σq = 1: qᵢ = max(pointᵢ − θ, 0), with θ from the sorted coordinates.
 * Duchi, Shalev-Shwartz, Singer, Chandra, "Efficient projections onto the ℓ1-ball for learning in high dimensions" (2008), figure 1.
 */
export function projectOntoSimplex(point: readonly number[]): number[] {
  const largest = Math.max(...point)
  // Coordinates more than one below the largest become zero; shifting first keeps the precision with huge coordinates.
  const shifted = point.map((value) => value - largest)
  const sorted = shifted.toSorted((a, b) => b - a)
  let total = 0
  let threshold = 0
  for (let i = 0; i < sorted.length; i += 1) {
    const value = sorted[i] as number
    total += value
    const candidate = (total - 1) / (i + 1)
    if (value - candidate <= 0) break
    threshold = candidate
  }
  return normalise(shifted.map((value) => Math.max(value - threshold, 0)))
}
