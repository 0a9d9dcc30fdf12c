/** Sums over short lists of numbers, in index order, so that every machine rounds the same way. */

export function uniform(assets: number): number[] {
  return new Array<number>(assets).fill(1 / assets)
}

export function dot(a: readonly number[], b: readonly number[]): number {
  let total = 0
  for (let i = 0; i < a.length; i += 1) total += (a[i] as number) * (b[i] as number)
  return total
}

export function sum(values: readonly number[]): number {
  let total = 0
  for (const value of values) total += value
  return total
}

export function mean(values: readonly number[]): number {
  return sum(values) / values.length
}

/** Normalised to sum one; equal parts if the sum isn't a positive number. */
export function normalise(values: readonly number[]): number[] {
  const total = sum(values)
  return total > 0 && Number.isFinite(total) ? values.map((value) => value / total) : uniform(values.length)
}

/** Σ|a − b|; a null `b` counts as zeros. */
export function distance(a: readonly number[], b: readonly number[] | null): number {
  let total = 0
  for (let i = 0; i < a.length; i += 1) total += Math.abs((a[i] as number) - (b?.[i] ?? 0))
  return total
}
