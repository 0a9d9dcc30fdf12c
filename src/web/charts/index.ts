/** Charts: lines over time and bars, each with a table twin, and what any other chart shares with it. */
export { BarChart, type BarChartProps, type BarGroup, type BarSeries } from './BarChart.tsx'
export { ChartFrame, type ChartFrameProps } from './ChartFrame.tsx'
export type { ChartColour } from './colours.ts'
export { LineChart, type LineChartProps } from './LineChart.tsx'
export type { Point, Series } from './series.ts'
