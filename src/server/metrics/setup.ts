/** What monitoring knows of the setup: whether this node is scraped, and whether its clock agrees with the database's. */
import type { SetupReading } from '#contract/admin/setup'
import { type Clock, secondsBetween } from '#kernel/clock'
import type { Database } from '#server/store'
import type { Check } from './health.ts'

/** Ten times the usual interval of a scrape. */
const LATE_SECONDS = 600

export type ScrapeSources = {
  readonly clock: Clock
  readonly config: { readonly metrics: { readonly host: string; readonly port: number } | null }
}

/** Counts from the start of this process. */
export function watchScrapes({ clock, config: { metrics } }: ScrapeSources) {
  let last: Date | null = null
  return {
    seen: (): void => {
      last = clock.now()
    },
    setup: (): SetupReading => {
      if (metrics === null) return { finding: 'metrics_off' }
      const value = `http://${metrics.host.includes(':') ? `[${metrics.host}]` : metrics.host}:${metrics.port}/metrics`
      if (last === null) return { finding: 'metrics_never', value }
      const late = secondsBetween(last, clock.now()) > LATE_SECONDS
      return { finding: late ? 'metrics_late' : 'metrics_scraped', at: last, value }
    },
  }
}

/** The embedded store has the clock of this process, so there is nothing to compare. */
export function clockSetup(kind: Database['kind'], checks: readonly Check[]): SetupReading {
  if (kind === 'embedded') return { finding: 'clock_alone' }
  return { finding: checks.find(({ name }) => name === 'clock')?.ok ? 'clock_in_step' : 'clock_apart' }
}
