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
