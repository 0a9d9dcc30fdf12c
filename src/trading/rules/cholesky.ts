/** Solves with a symmetric positive definite matrix, given by rows of which only some indices take part. */

export type Matrix = readonly (readonly number[])[]

/** Pivots lost to rounding are raised to this part of their diagonal, so that the solution stays finite. */
const LOWEST_PIVOT = 1e-14

/** L of L·Lᵀ = M restricted to `indices`, row by row. */
export function factorise(matrix: Matrix, indices: readonly number[]): number[][] {
  const lower: number[][] = []
  for (let i = 0; i < indices.length; i += 1) {
    const source = matrix[indices[i] as number] as readonly number[]
    const row = new Array<number>(i + 1).fill(0)
    for (let j = 0; j <= i; j += 1) {
      const other = j === i ? row : (lower[j] as number[])
      let value = source[indices[j] as number] as number
      for (let k = 0; k < j; k += 1) value -= (row[k] as number) * (other[k] as number)
      row[j] =
        j < i ? value / (other[j] as number) : Math.sqrt(Math.max(value, LOWEST_PIVOT * (source[indices[i] as number] as number), 1e-300))
    }
    lower.push(row)
  }
  return lower
}

/** x of L·Lᵀ·x = right. */
export function solve(lower: readonly (readonly number[])[], right: readonly number[]): number[] {
  const x = [...right]
  for (let i = 0; i < x.length; i += 1) {
    const row = lower[i] as readonly number[]
    let value = x[i] as number
    for (let k = 0; k < i; k += 1) value -= (row[k] as number) * (x[k] as number)
    x[i] = value / (row[i] as number)
  }
  for (let i = x.length - 1; i >= 0; i -= 1) {
    const value = (x[i] as number) / ((lower[i] as readonly number[])[i] as number)
    x[i] = value
    for (let k = 0; k < i; k += 1) x[k] = (x[k] as number) - ((lower[i] as readonly number[])[k] as number) * value
  }
  return x
}
