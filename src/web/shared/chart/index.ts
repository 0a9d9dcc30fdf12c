/** Charts: lines over time and bars, each with a table twin, and shared parts for other charts. */

export { BarChart } from './BarChart.tsx'
export { type BarGroup, type BarSeries, barScale, clipAt } from './BarDrawing.tsx'
export { axisPercent, axisPrice, axisText, ChartFrame, inMillions, useWidth } from './ChartFrame.tsx'
export { LineChart } from './LineChart.tsx'
export type { Series } from './series.ts'
