/** Metrics: this instance's public figures and health, each from its own records. */

export { type Exposition, openExposition } from './exposition.ts'
export type { Figures } from './figures/read-figures.ts'
export { type Check, type Health, loginWarning } from './health.ts'
export { listenMetrics, type MetricsServer } from './listen-metrics.ts'
export { type Metrics, type MetricsDependencies, openMetrics } from './open.ts'
export { metricsRoom } from './room.ts'
export { type Observed, openObserved } from './series/observe.ts'
export type { ReadSiteFigures } from './site-figures.ts'
export { openTraces, type TraceSettings, type Traces } from './traces/open-traces.ts'
