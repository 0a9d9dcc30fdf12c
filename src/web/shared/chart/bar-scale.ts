/** The axis of bars. */
import { axisScale } from '#kernel/axis-scale'
import type { BarGroup, BarSeries } from './bars.ts'
import { clipAt } from './clip-at.ts'

export { axisScale as barScale }

/** The scale of a chart's bars; with `clip`, one large value does not set it. */
export function scaleOf(groups: readonly BarGroup[], series: readonly BarSeries[], clip: boolean): ReturnType<typeof axisScale> {
  const all = groups.flatMap(({ values }) => series.map(({ key }) => Number(values[key] ?? 0)))
  return axisScale((clip ? clipAt(all) : null) ?? Math.max(...all))
}
