/** Forecasts without training: what a model has to beat. */
import type { Day } from '../day.ts'
import { LEAST_VARIANCE, type Model } from '../model.ts'

const MONTH = 22

/** Tomorrow is as today. */
export const yesterday: Model = {
  ...untrained('yesterday', 1),
  source: 'random walk of the realised variance',
  parameters: {},
  variance: (_, days) => atLeast((days.at(-1) as Day).variance),
}

/** σ²ₜ₊₁ = λ·σ²ₜ + (1 − λ)·RVₜ, from the mean of the first 22 days. */
export const ewma: Model = {
  ...untrained('ewma', MONTH),
  source: 'J.P. Morgan/Reuters, RiskMetrics Technical Document (1996): exponentially weighted moving average',
  parameters: { lambda: 0.94 },
  variance(_, days) {
    const start = mean(days.slice(0, MONTH))
    return atLeast(days.slice(MONTH).reduce((level, { variance }) => 0.94 * level + 0.06 * variance, start))
  },
}

/** The mean of the last 22 days. */
export const month: Model = {
  ...untrained('month', MONTH),
  source: 'moving average of the realised variance',
  parameters: { days: MONTH },
  variance: (_, days) => atLeast(mean(days.slice(-MONTH))),
}

function untrained(id: string, needs: number) {
  return { id, version: 1, needs, trained_every: 0, train: () => [] } as const
}

function mean(days: readonly Day[]): number {
  return days.reduce((sum, { variance }) => sum + variance, 0) / days.length
}

function atLeast(variance: number): number {
  return Math.max(variance, LEAST_VARIANCE)
}
