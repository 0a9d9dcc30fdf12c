/** Charts: lines over time and bars, each with a table twin, and shared parts for other charts. */
export { axisPercent, axisPrice, axisText, inMillions } from './axis-text.ts'
export { BarChart } from './BarChart.tsx'
export { barScale, clipAt } from './bars.ts'
export { ChartFrame } from './ChartFrame.tsx'
export { LineChart } from './LineChart.tsx'
export type { Series } from './series.ts'
export { useWidth } from './use-width.ts'
