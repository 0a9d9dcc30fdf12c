/** `1.0832`: final wealth of 1. Extreme values are shown as powers of ten. */
export function wealthText(value: number | string): string {
  const wealth = Number(value)
  return wealth >= 1_000_000 ? wealth.toExponential(3) : wealth.toFixed(4)
}

/** The last point of a curve. */
export function endOf(curve: readonly number[]): number {
  return curve.at(-1) ?? 1
}
