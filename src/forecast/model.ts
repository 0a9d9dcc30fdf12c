/** A model of the next day's variance. It sees past days only, reads no clock, and is the same for the same days. */
import type { Day } from './day.ts'

/** What training found, as plain numbers: published, hashed and stored. */
export type Fit = readonly number[]

export type Model = {
  /** `ewma`, `har` …: its name in records. A changed model gets a new version; a record keeps the one that made it. */
  readonly id: string
  readonly version: number
  /** Author, year, title, and the formula's name if it has one. */
  readonly source: string
  readonly parameters: Readonly<Record<string, number>>
  /** Days before the first forecast. */
  readonly needs: number
  /** Days after which it is trained again on all days so far; 0: it has nothing to train. */
  readonly trained_every: number
  /** `days` oldest first, at least `needs`. */
  train(days: readonly Day[]): Fit
  /** Variance of the day after the last one, above 0. */
  variance(fit: Fit, days: readonly Day[]): number
}

/** The least variance that a model may state: a standard deviation of 0.001 % a day. Below it a ratio of variances says nothing. */
export const LEAST_VARIANCE = 1e-10
