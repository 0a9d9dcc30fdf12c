/** The routes of public figures: they translate between wire and use cases. */
import type { Handlers } from '#contract/shared/define'
import type { stats } from '#contract/stats'
import { formatDecimal } from '#kernel/money'
import type { Metrics } from './open.ts'
import { ageSeconds } from './stats/make-stat.ts'
import { viewRecords, viewStats } from './stats/view-stat.ts'

export function statRoutes({ clock, figures, services, history, readPrices, settings }: Metrics): Handlers<typeof stats> {
  return {
    readStats: async () => ({ data: viewStats(await figures(), clock.now()) }),
    readStatRecords: async ({ params }) => ({ data: viewRecords(params.name, await figures(), clock.now()) }),
    readTicker: async () => {
      const [read, prices, known] = await Promise.all([figures(), readPrices(), settings()])
      const { coverage_bps, as_of } = read.totals
      const { value: newest } = read.epoch
      return {
        data: {
          prices,
          coverage: { percent: coverage_bps === null ? null : formatDecimal(BigInt(coverage_bps)), as_of },
          checkpoint: newest && { epoch: newest.epoch, at: newest.at, age_seconds: ageSeconds(newest.at, clock.now()) },
          notice: known.ticker_notice || null,
        },
      }
    },
    readStatus: async () => {
      const [{ value, as_of }, days] = await Promise.all([services(), history()])
      return { data: { ok: value.every(({ ok }) => ok), services: [...value], as_of, days } }
    },
  }
}
