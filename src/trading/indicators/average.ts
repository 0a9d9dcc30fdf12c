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

export type Band = { readonly lower: number; readonly middle: number; readonly upper: number }

/**
 * Bands of `width` standard deviations (of the whole window, divided by its length) about the mean of the last `length` closes.
 * Source: J. Bollinger, Bollinger on Bollinger Bands, 2001.
 */
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

/**
 * The relative strength index: 100 − 100 ÷ (1 + average gain ÷ average loss). The first averages are plain means of `length` changes;
 * after that each keeps (length − 1) ÷ length of its value. 50 without any movement. Source: J. W. Wilder, New Concepts in Technical
 * Trading Systems, 1978.
 */
export function rsi(closes: readonly number[], length: number): (number | null)[] {
  let gain = 0
  let loss = 0
  return closes.map((close, at) => {
    if (at === 0) return null
    const change = close - (closes[at - 1] ?? close)
    const [up, down] = [Math.max(change, 0), Math.max(-change, 0)]
    const kept = at <= length ? 1 : (length - 1) / length
    gain = gain * kept + up / length
    loss = loss * kept + down / length
    return at < length ? null : rsiOf(gain, loss)
  })
}

/** Of an average gain and an average loss in one unit. */
export function rsiOf(gain: number, loss: number): number {
  if (loss === 0) return gain === 0 ? 50 : 100
  return 100 - 100 / (1 + gain / loss)
}
