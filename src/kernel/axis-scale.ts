/**
 * The axis of a drawing, on a screen or in print: starts at zero, ends at a round value above the tallest, with at most four lines. For
 * positions only.
 */

export type AxisScale = {
  readonly top: number
  /** From zero to the top. */
  readonly lines: readonly number[]
}

const STEPS = [1, 2, 2.5, 5, 10]
const SPACES = 3

export function axisScale(tallest: number): AxisScale {
  const least = Math.max(tallest, 1) / SPACES
  const ten = 10 ** Math.floor(Math.log10(least))
  const step = (STEPS.find((one) => one * ten >= least) ?? 10) * ten
  const spaces = Math.max(1, Math.ceil(tallest / step))
  return { top: step * spaces, lines: Array.from({ length: spaces + 1 }, (_, at) => at * step) }
}
