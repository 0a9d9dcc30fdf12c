/** Moving averages of closes. One value for each close; null before the window is full. */

/** The mean of the last `length` closes. */
export function sma(closes: readonly number[], length: number): (number | null)[] {
  let sum = 0
  return closes.map((close, at) => {
    sum += close - (at >= length ? (closes[at - length] ?? 0) : 0)
    return at >= length - 1 ? sum / length : null
  })
}

/** Exponential, with weight 2 ÷ (length + 1) on the newest close; starts with the mean of the first `length`. */
export function ema(closes: readonly number[], length: number): (number | null)[] {
  const weight = 2 / (length + 1)
  const first = closes.slice(0, length).reduce((sum, close) => sum + close, 0) / length
  let average = first
  return closes.map((close, at) => {
    if (at < length - 1) return null
    average = at === length - 1 ? first : average + weight * (close - average)
    return average
  })
}
