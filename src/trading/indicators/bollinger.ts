/**
 * Bands of `width` standard deviations (of the whole window, divided by its length) about the mean of the last `length` closes.
 * Source: J. Bollinger, Bollinger on Bollinger Bands, 2001.
 */
export type Band = { readonly lower: number; readonly middle: number; readonly upper: number }

export function bollinger(closes: readonly number[], length: number, width: number): (Band | null)[] {
  return closes.map((_, at) => {
    if (at < length - 1) return null
    const window = closes.slice(at - length + 1, at + 1)
    const middle = window.reduce((sum, close) => sum + close, 0) / length
    const variance = window.reduce((sum, close) => sum + (close - middle) ** 2, 0) / length
    const reach = width * Math.sqrt(variance)
    return { lower: middle - reach, middle, upper: middle + reach }
  })
}
