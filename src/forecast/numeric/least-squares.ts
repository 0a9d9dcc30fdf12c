/** Ordinary least squares by Householder reflections, which do not square the condition number as the normal equations do. */
import { assert } from '#kernel/assert'

export type LeastSquares = {
  readonly coefficients: readonly number[]
  /** Sum of the squared residuals over rows − columns. */
  readonly residual_variance: number
}

/** Minimises |rows·b − values|². `rows` has more rows than columns, all of one length. A column that adds nothing gets 0. */
export function leastSquares(rows: readonly (readonly number[])[], values: readonly number[]): LeastSquares {
  const columns = rows[0]?.length ?? 0
  assert(columns > 0 && rows.length > columns && rows.length === values.length, 'more equations than unknowns')
  const matrix = rows.map((row, i) => [...row, values[i] as number])
  const diagonal = Array.from({ length: columns }, (_, column) => reflect(matrix, column))
  const coefficients = new Array<number>(columns).fill(0)
  const largest = Math.max(...diagonal.map(Math.abs))
  for (let i = columns - 1; i >= 0; i -= 1) {
    const row = matrix[i] as number[]
    let rest = row[columns] as number
    for (let j = i + 1; j < columns; j += 1) rest -= (row[j] as number) * (coefficients[j] as number)
    coefficients[i] = Math.abs(diagonal[i] as number) > largest * 1e-12 ? rest / (diagonal[i] as number) : 0
  }
  let squares = 0
  for (let i = columns; i < matrix.length; i += 1) squares += (matrix[i]?.[columns] as number) ** 2
  return { coefficients, residual_variance: squares / (rows.length - columns) }
}

/** Makes the column zero below its diagonal, in place; returns the diagonal element. */
function reflect(matrix: number[][], column: number): number {
  let squares = 0
  for (let i = column; i < matrix.length; i += 1) squares += (matrix[i]?.[column] as number) ** 2
  const head = matrix[column]?.[column] as number
  const diagonal = head > 0 ? -Math.sqrt(squares) : Math.sqrt(squares)
  if (diagonal === 0) return 0
  const vector = matrix.map((row, i) => (i < column ? 0 : i === column ? head - diagonal : (row[column] as number)))
  const length = vector.reduce((sum, one) => sum + one * one, 0)
  if (length === 0) return diagonal
  const width = matrix[0]?.length ?? 0
  for (let j = column; j < width; j += 1) {
    let product = 0
    for (let i = column; i < matrix.length; i += 1) product += (vector[i] as number) * (matrix[i]?.[j] as number)
    const scale = (2 * product) / length
    for (let i = column; i < matrix.length; i += 1) (matrix[i] as number[])[j] = (matrix[i]?.[j] as number) - scale * (vector[i] as number)
  }
  return diagonal
}
