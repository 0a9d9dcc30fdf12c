/** The gap near the end of a bar that is cut, as in the bar chart. Its value is beside the bar. */
export function CutMark() {
  return <span className="absolute -inset-y-0.5 end-3 w-1.5 -skew-x-12 bg-surface-1" />
}
