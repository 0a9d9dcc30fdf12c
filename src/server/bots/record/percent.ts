/** Percents and other figures on the wire. */

/** 0.125 is 12.5. */
export function percent(share: number): number {
  return rounded(share * 100)
}

/** Two places; a zero never has a sign. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100 + 0
}
