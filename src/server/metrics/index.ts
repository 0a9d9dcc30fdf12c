/** Metrics: what this instance says of itself, each figure from its own records. */
export { type Check, checkHealth } from './health.ts'
export { type Metrics, type MetricsDependencies, openMetrics } from './open.ts'
export { type PublicDependencies, publicRoutes } from './routes.ts'
export { statRoutes } from './stat-routes.ts'
