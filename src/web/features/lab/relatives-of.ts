/** Price relatives of closes: each close over the one before. */
export function relativesOf(closes: readonly (readonly number[])[]): number[][] {
  return closes.slice(1).map((row, t) => row.map((close, i) => close / (closes[t]?.[i] ?? close)))
}
