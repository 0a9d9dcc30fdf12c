/** The PIT histogram of the ensemble beside that of the simulator's own law, on the same days. */
import type { ForecastOrigin, forecasts } from '#contract/forecasts'
import type { ReplyOf } from '#contract/shared/define'
import { isSimulated, type ViewSource } from '../dependencies.ts'
import { rounded } from './day-forecast.ts'
import { origins } from './records.ts'

type Bar = ReplyOf<typeof forecasts.readForecastCalibration>['data'][number]
type Row = { readonly origin: ForecastOrigin; readonly bar: number; readonly days: number; readonly true_days: number }

const BARS = 10

const READ = `SELECT f.origin, least($2, floor(p.value * $2))::int AS bar, count(*) FILTER (WHERE p.own)::int AS days,
    count(*) FILTER (WHERE NOT p.own)::int AS true_days
  FROM forecast_score s JOIN forecast f USING (source, coin, model, day)
    CROSS JOIN LATERAL (VALUES (s.pit, true), (s.true_pit, false)) AS p (value, own)
  WHERE s.source = $1 AND s.pit IS NOT NULL AND s.true_pit IS NOT NULL GROUP BY f.origin, 2`

export async function readCalibration({ query, market }: ViewSource): Promise<Bar[]> {
  if (!isSimulated(market)) return []
  const rows = (await query<Row>(READ, [market.source, BARS])).map((row) => ({ ...row, bar: Math.min(row.bar, BARS - 1) }))
  return origins.flatMap((origin) => {
    const here = rows.filter((row) => row.origin === origin)
    const total = sum(here, 'days')
    return Array.from({ length: BARS }, (_, bar): Bar => {
      const inside = here.filter((row) => row.bar === bar)
      const share = (name: 'days' | 'true_days') => (total === 0 ? null : rounded((100 * sum(inside, name)) / total, 3))
      return {
        origin,
        from: bar / BARS,
        to: (bar + 1) / BARS,
        days: sum(inside, 'days'),
        share_percent: share('days'),
        true_share_percent: share('true_days'),
      }
    })
  })
}

function sum(rows: readonly Row[], name: 'days' | 'true_days'): number {
  return rows.reduce((total, row) => total + row[name], 0)
}
