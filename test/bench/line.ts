/** Least squares: the slope of the line through some points, and the standard error of that slope. */
export type Line = { readonly slope: number; readonly error: number }

export function lineThrough(points: readonly (readonly [number, number])[]): Line {
  const count = points.length
  const mean = (at: 0 | 1): number => points.reduce((sum, point) => sum + point[at], 0) / count
  const [x0, y0] = [mean(0), mean(1)]
  const spread = points.reduce((sum, [x]) => sum + (x - x0) ** 2, 0)
  const slope = points.reduce((sum, [x, y]) => sum + (x - x0) * (y - y0), 0) / spread
  const left = points.reduce((sum, [x, y]) => sum + (y - y0 - slope * (x - x0)) ** 2, 0)
  return { slope, error: Math.sqrt(left / Math.max(1, count - 2) / spread) }
}
