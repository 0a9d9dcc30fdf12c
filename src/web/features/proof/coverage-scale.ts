/**
 * The logarithmic scale of the coverage chart: a young reserve covers ten thousand percent of little and later two hundred percent of
 * much, and both must be legible. It always contains 100%.
 */
const STEPS = [1, 2, 5]
const MAX_LINES = 5
const FULL_BPS = 10_000

export type CoverageScale = {
  readonly lines: readonly number[]
  /** 0 at the bottom, 1 at the top. */
  heightOf(bps: number): number
}

export function coverageScale(values: readonly number[]): CoverageScale {
  const least = Math.max(1, Math.min(FULL_BPS, ...values))
  const most = Math.max(FULL_BPS * 2, ...values)
  const [low, high] = [floorStep(least), ceilStep(most)]
  const span = Math.log(high / low)
  return {
    lines: thin(stepsBetween(low, high)),
    heightOf: (bps) => Math.min(1, Math.max(0, Math.log(Math.max(bps, 1) / low) / span)),
  }
}

function stepsBetween(low: number, high: number): readonly number[] {
  const lines: number[] = []
  for (let power = 1; power <= high; power *= 10) lines.push(...STEPS.map((step) => step * power))
  return lines.filter((line) => line >= low && line <= high)
}

function floorStep(value: number): number {
  return stepsBetween(1, value).at(-1) ?? 1
}

function ceilStep(value: number): number {
  return stepsBetween(value, value * 10)[0] ?? value
}

/** Only powers of ten if there would be too many lines, then every other one; the 100% line stays. */
function thin(lines: readonly number[]): readonly number[] {
  if (lines.length <= MAX_LINES) return lines
  const tens = lines.filter((line) => Number.isInteger(Math.log10(line)))
  const every = Math.ceil(tens.length / MAX_LINES)
  const full = Math.log10(FULL_BPS)
  return tens.filter((line) => (Math.log10(line) - full) % every === 0)
}
