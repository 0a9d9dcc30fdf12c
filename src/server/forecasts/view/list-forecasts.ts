/** The coins with their newest forecast and their record, and the whole in one line. */
import type { ForecastOrigin, forecasts } from '#contract/forecasts'
import type { ReplyOf } from '#contract/shared/define'
import { ENSEMBLE, NEEDS } from '#forecast/daily/state'
import { CUT_MS } from '#forecast/day'
import { DAY_MS } from '#kernel/duration'
import type { Query } from '#server/store'
import { coins } from '#trading/coins'
import { isRecorded, isSimulated, type ViewSource } from '../dependencies.ts'
import { dateOf } from '../record/days.ts'
import { dayForecastOf, LEVEL_PERCENT, readRecords, rounded, type StoredForecast, sourceOf } from './records.ts'

export type CoinForecast = ReplyOf<typeof forecasts.listForecasts>['data'][number]
export type Overview = ReplyOf<typeof forecasts.readForecastOverview>['data']

/** The whole is ready when every coin is. */
const WAITING = ['computing', 'collecting'] as const

/** Everything that changes only when a run has written. */
export async function readForecasts(from: ViewSource): Promise<{ readonly coins: CoinForecast[]; readonly overview: Overview }> {
  const { query, market, clock } = from
  const { source } = market
  const [records, known, newest, live_since, run_seconds] = await Promise.all([
    readRecords(query, source),
    countDays(query, source),
    readNewest(query, source),
    readLiveSince(query, source),
    readSeconds(query, source),
  ])
  const recorded = isRecorded(market)
  const price_source = sourceOf(market)
  // A day that is over has a score, no forecast: as while the first start computes the past.
  const today = dateOf(clock.now().getTime())
  const current = new Map([...newest].filter(([, { day }]) => day >= today))
  const last_day =
    [...known.values()]
      .map(({ last }) => last)
      .sort()
      .at(-1) ?? ''
  // The simulator's past is computed day by day after the first start, so it is short of days only until yesterday's is stored.
  const is_behind = isSimulated(market) && last_day < dateOf(clock.now().getTime() - DAY_MS)
  const isComputing = (id: string) => is_behind || (known.get(id)?.days ?? 0) >= NEEDS
  const listed = coins.map(({ id, name, symbol, pair }): CoinForecast => {
    const row = current.get(id)
    return {
      coin: id,
      name,
      symbol,
      pair,
      logo: `/coins/${symbol.toLowerCase()}.svg`,
      state: recorded ? 'recorded' : row ? 'ready' : isComputing(id) ? 'computing' : 'collecting',
      days_known: known.get(id)?.days ?? 0,
      days_needed: NEEDS,
      forecast: row ? dayForecastOf(row, price_source) : null,
      live: records.of(id, 'live'),
      backtest: records.of(id, 'backtest'),
    }
  })
  const days = [...current.values()].map(({ day }) => day).sort()
  const overview: Overview = {
    price_source,
    state: recorded ? 'recorded' : (WAITING.find((state) => listed.some((one) => one.state === state)) ?? 'ready'),
    level_percent: LEVEL_PERCENT,
    day: days.at(-1) ?? null,
    live_since,
    next_at: recorded ? null : nextAt(clock.now()),
    live: records.all('live'),
    backtest: records.all('backtest'),
    true_coverage_percent: { live: records.trueCover('live'), backtest: records.trueCover('backtest') },
    run_seconds,
  }
  return { coins: listed, overview }
}

function nextAt(now: Date): Date {
  const today = now.getTime() - (now.getTime() % DAY_MS)
  return new Date(now.getTime() < today + CUT_MS ? today + CUT_MS : today + DAY_MS + CUT_MS)
}

type KnownDays = { readonly days: number; readonly last: string }

async function countDays(query: Query, source: string): Promise<ReadonlyMap<string, KnownDays>> {
  const rows = await query<KnownDays & { coin: string }>(
    'SELECT coin, count(*)::int AS days, max(day) AS last FROM forecast_day WHERE source = $1 GROUP BY coin',
    [source],
  )
  return new Map(rows.map(({ coin, ...known }) => [coin, known]))
}

async function readNewest(query: Query, source: string): Promise<ReadonlyMap<string, StoredForecast>> {
  const rows = await query<StoredForecast & { coin: string }>(
    `SELECT DISTINCT ON (f.coin) f.coin, f.day, f.origin, f.written_at, f.variance, f.half_width, f.base_price
     FROM forecast f JOIN forecast_model m ON m.id = f.model WHERE f.source = $1 AND m.code = $2 ORDER BY f.coin, f.day DESC`,
    [source, ENSEMBLE],
  )
  return new Map(rows.map((row) => [row.coin, row]))
}

async function readLiveSince(query: Query, source: string): Promise<string | null> {
  const [row] = await query<{ day: string | null }>(`SELECT min(day) AS day FROM forecast WHERE source = $1 AND origin = 'live'`, [source])
  return row?.day ?? null
}

async function readSeconds(query: Query, source: string): Promise<number | null> {
  const [row] = await query<{ seconds: number }>('SELECT seconds FROM forecast_run WHERE source = $1 ORDER BY day DESC LIMIT 1', [source])
  return row ? rounded(row.seconds, 3) : null
}

export type ForecastHeadline = {
  readonly coin: string
  readonly day: string
  readonly low_price: string
  readonly high_price: string
  /** Live from its first scored day on, the backtest before; null without days. */
  readonly record: { readonly part: ForecastOrigin; readonly days: number; readonly covered_percent: number } | null
}

/** The newest range in one line, for the front page: the first coin that has one, with the coin's own record. */
export async function readForecastHeadline(from: ViewSource): Promise<ForecastHeadline | null> {
  const { coins } = await readForecasts(from)
  for (const coin of coins) {
    const { low_price, high_price, day } = coin.forecast ?? { low_price: null, high_price: null, day: '' }
    if (low_price !== null && high_price !== null) return { coin: coin.name, day, low_price, high_price, record: recordOf(coin) }
  }
  return null
}

function recordOf(coin: CoinForecast): ForecastHeadline['record'] {
  for (const part of ['live', 'backtest'] as const) {
    const { days, covered_percent } = coin[part].coverage
    if (covered_percent !== null) return { part, days, covered_percent }
  }
  return null
}
