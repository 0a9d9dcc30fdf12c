/** Charts: lines over time and bars, each with a table twin, and shared parts for other charts. */
export { BarChart, type BarChartProps } from './BarChart.tsx'
export type { BarGroup, BarSeries } from './bars.ts'
export { ChartFrame, type ChartFrameProps } from './ChartFrame.tsx'
export type { ChartColour } from './colours.ts'
export { LineChart, type LineChartProps } from './LineChart.tsx'
export type { Point, Series } from './series.ts'
