/** What the forecasts need. They read stored candles only, so any node can lead and a crash loses nothing. */
import type { Clock } from '#kernel/clock'
import type { Price } from '#kernel/price'
import type { Database, Queryable } from '#server/store'

export type ForecastMarket = {
  /** Prices of two sources never mix. */
  readonly source: string
  /** Final bars, oldest first, by the time when they became known; their `at` is real UTC, except of a recording. */
  readCloses(
    reader: Queryable,
    asked: { readonly symbols: readonly string[]; readonly interval: '5m'; readonly after: Date; readonly until: Date },
  ): Promise<readonly { readonly at: Date; readonly closes: readonly (Price | null)[] }[]>
  /** Whether the past and every gap are stored. */
  hasPast(reader: Queryable): Promise<boolean>
}

export type ForecastsDependencies = {
  readonly database: Database
  readonly clock: Clock
  readonly market: ForecastMarket
}

/** What a view reads. */
export type ViewSource = Pick<ForecastsDependencies, 'clock' | 'market'> & Queryable

/** A recording's days are over: its forecasts would be of a known past. */
export function isRecorded({ source }: Pick<ForecastMarket, 'source'>): boolean {
  return source.startsWith('REPLAY')
}

export function isSimulated({ source }: Pick<ForecastMarket, 'source'>): boolean {
  return source.startsWith('SIMULATED')
}
