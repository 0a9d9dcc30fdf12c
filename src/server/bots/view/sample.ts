/** Thins points for a drawing: the newest of each equal stretch of time, the ends, and what must stay. */

type Timed = { readonly at: number }

/** `points` oldest first. At most `most` stretches, plus the first point and the kept ones. */
export function sample<Point extends Timed>(points: readonly Point[], most: number, keep: readonly Point[] = []): Point[] {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last || points.length <= most) return [...points]
  const stretch = (last.at - first.at) / most
  const placeOf = ({ at }: Point) => Math.min(most - 1, Math.floor((at - first.at) / stretch))
  return points.filter((point, n) => {
    const next = points[n + 1]
    return n === 0 || !next || placeOf(next) > placeOf(point) || keep.includes(point)
  })
}
