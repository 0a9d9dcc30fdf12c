/** Mean of the `length` values that end with `values[t]`. */
export function windowMean(values: readonly number[], t: number, length: number): number {
  let sum = 0
  for (let i = t - length + 1; i <= t; i += 1) sum += values[i] as number
  return sum / length
}
