/** Metrics: this instance's public figures and health, each from its own records. */
export { type Exposition, listenMetrics, type MetricsServer, openExposition } from './exposition.ts'
export { loginWarning } from './health.ts'
export { metricsRoom } from './room.ts'
export { loadSeries } from './series/process.ts'
export type { ReadSiteFigures } from './site-figures.ts'
export { openTraces, type TraceSettings, type Traces } from './traces/open-traces.ts'
