/** Opens the room: public figures and service states, read once for all clients. */

import type { Settings } from '#contract/settings'
import type { Language } from '#contract/shared/language'
import type { LiveName } from '#contract/shared/stat-name'
import { cachedFor, type Dated } from '#kernel/cached-for'
import type { CoinPrice } from '#server/market'
import { type LimitUsage, readLimitUsage } from '#server/treasury'
import { type FigureSources, type Figures, openFigures } from './figures/read-figures.ts'
import { type Health, type HealthDependencies, openHealth } from './health.ts'
import { formatLiveFigures } from './live/live-texts.ts'
import {
  checkServices,
  countMinute,
  HISTORY_DAYS,
  type HistoryDay,
  historyOf,
  pruneDays,
  readDays,
  type Service,
  type ServiceSources,
} from './status/check-services.ts'

export type MetricsDependencies = FigureSources &
  HealthDependencies &
  Omit<ServiceSources, 'opened_at'> & {
    readonly settings: () => Promise<Settings>
    readonly readPrices: () => Promise<CoinPrice[]>
  }

export type Metrics = Pick<MetricsDependencies, 'clock' | 'settings' | 'readPrices'> & {
  readonly figures: () => Promise<Figures>
  readonly health: Health
  readonly services: () => Promise<Dated<readonly Service[]>>
  readonly limitUsage: () => Promise<Dated<readonly LimitUsage[]>>
  /** Whether the members are demo data. */
  readonly isDemo: () => Promise<boolean>
  readonly history: () => Promise<HistoryDay[]>
  /** Checks the services and counts the minute, once per cluster; for a job. */
  readonly watch: () => Promise<void>
  /** For an hourly job. */
  readonly prune: () => Promise<void>
  /** Plain text for the placeholders of static pages; the caller escapes it for HTML. */
  readonly liveTexts: (language: Language) => Promise<Record<LiveName, string>>
}

const CHECKED_SECONDS = 5
const HISTORY_SECONDS = 15

export function openMetrics(deps: MetricsDependencies): Metrics {
  const { clock, database, settings } = deps
  const opened_at = clock.now()
  const check = () => checkServices({ ...deps, opened_at }, health)
  const figures = openFigures(deps)
  const health = openHealth(deps)
  const services = cachedFor(clock, CHECKED_SECONDS, check)
  const limitUsage = cachedFor(clock, CHECKED_SECONDS, async () => readLimitUsage(database.query, await settings()))
  const demo = cachedFor(clock, CHECKED_SECONDS, async () => (await database.query('SELECT FROM demo_mark')).length > 0)
  const days = cachedFor(clock, HISTORY_SECONDS, () => readDays(database.query, HISTORY_DAYS))
  return {
    clock,
    health,
    settings,
    readPrices: deps.readPrices,
    isDemo: async () => (await demo()).value,
    history: async () => {
      const [rows, read] = await Promise.all([days(), figures()])
      return historyOf(rows.value, read.journal.value.began?.recorded_at ?? null, rows.as_of)
    },
    watch: async () => countMinute(database, await check(), clock.now()),
    prune: () => pruneDays(database.query, HISTORY_DAYS, clock.now()),
    figures,
    services,
    limitUsage,
    liveTexts: async (language) => {
      const [read, known, checked] = await Promise.all([figures(), settings(), services()])
      return formatLiveFigures(language, { now: clock.now(), figures: read, settings: known, services: checked.value })
    },
  }
}
