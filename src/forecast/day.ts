/** One UTC day of one coin, as the forecasts see it. */

export type Day = {
  /** Start of the UTC day, in milliseconds. */
  readonly at: number
  /** Realised variance: sum of the squared log returns of the day's 5-minute closes, per day. */
  readonly variance: number
  /** Log return from the last close before the day to its last close. */
  readonly gain: number
}

/** `closes` are the 5-minute closes of the day, before them the last close of the day before; null if fewer than two or not positive. */
export function dayOf(at: number, closes: readonly number[]): Day | null {
  const [first] = closes
  const last = closes.at(-1)
  if (first === undefined || last === undefined || closes.length < 2 || !closes.every((close) => close > 0)) return null
  let variance = 0
  for (let i = 1; i < closes.length; i += 1) variance += Math.log((closes[i] as number) / (closes[i - 1] as number)) ** 2
  return { at, variance, gain: Math.log(last / first) }
}
