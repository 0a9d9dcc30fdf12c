/** The two parts of a bot's record, never added up: live results since release, and the simulated history before. */
import type * as z from 'zod/mini'
import type { performance } from '#contract/bots'
import { DAY_MS } from '#kernel/duration'
import { unflattering } from '#kernel/format/number'
import { cents } from '#kernel/money'
import type { Query } from '#server/store'
import { type Measured, measure } from '#trading/performance/measure'
import type { Point } from '#trading/performance/point'
import { isRecording } from '../run/read-bars.ts'
import { readBook } from '../run/read-book.ts'
import type { Run } from '../run/run.ts'

type Performance = z.output<typeof performance>

/** Each null if there is none yet. */
export type Records = {
  sinceRelease(run: Run): Promise<Performance | null>
  simulated(run: Run): Promise<Performance | null>
}

/** The rows behind a record are append-only, so a computed record stays valid until rows are added. */
export function openRecords(query: Query): Records {
  const since = new Map<string, { readonly key: string; readonly record: Performance | null }>()
  const past = new Map<string, Performance>()
  return {
    sinceRelease: async (run) => {
      const { key, bars } = await newestRows(query, run)
      const kept = since.get(run.id)
      if (kept?.key === key) return kept.record
      const record = bars > 0 ? await readSinceRelease(query, run, bars) : null
      since.set(run.id, { key, record })
      return record
    },
    simulated: async (run) => {
      const record = past.get(run.id) ?? (await readSimulated(query, run))
      if (record) past.set(run.id, record)
      return record
    },
  }
}

async function newestRows(query: Query, { id }: Run): Promise<{ readonly key: string; readonly bars: number }> {
  const [row] = await query<{ point: Date | null; fill: bigint | null; bars: number }>(
    `SELECT (SELECT max(at) FROM bot_equity WHERE run_id = $1 AND part = 'since_release') AS point,
       (SELECT max(seq) FROM bot_fill WHERE run_id = $1) AS fill, (SELECT count(*) FROM bot_order WHERE run_id = $1)::int AS bars`,
    [id],
  )
  const bars = row?.bars ?? 0
  return { key: `${row?.point?.toISOString() ?? ''} ${row?.fill} ${bars}`, bars }
}

/** Null until its first bar has closed. Fees and turnover are as of its last point. */
async function readSinceRelease(query: Query, run: Run, bars: number): Promise<Performance | null> {
  const points = await readPoints(query, run.id, 'since_release')
  const last = points.at(-1)
  // A recording's points are in recorded time: there the newest fill is the last point's.
  const { book } = await readBook(query, run, last && !isRecording(run) ? new Date(last.at) : null)
  const measured = measure(points, book.traded)
  return measured && toWire(measured, bars, book.fees)
}

/** Null without a past, or while it is still being computed. */
async function readSimulated(query: Query, { id }: Run): Promise<Performance | null> {
  const [history] = await query<{ bars: number; fees: bigint; traded: bigint }>(
    'SELECT bars, fees, traded FROM bot_history WHERE run_id = $1',
    [id],
  )
  if (!history) return null
  const measured = measure(await readPoints(query, id, 'simulated'), history.traded)
  return measured && toWire(measured, history.bars, history.fees)
}

function toWire(measured: Measured, bars: number, fees: bigint): Performance {
  return {
    from: new Date(measured.from),
    to: new Date(measured.to),
    bars,
    net_percent: percent(measured.net),
    gross_percent: percent(measured.gross),
    hold_percent: percent(measured.hold),
    crp_percent: percent(measured.crp),
    max_drawdown_percent: unflattering(measured.max_drawdown * 100, 'up'),
    under_water_days: rounded(measured.under_water_days),
    worst_day_percent: measured.worst_day === null ? null : unflattering(measured.worst_day * 100, 'down'),
    worst_month_percent: measured.worst_month === null ? null : unflattering(measured.worst_month * 100, 'down'),
    months: measured.months,
    losing_months: measured.losing_months,
    turnover: rounded(measured.turnover),
    fees: cents(fees),
    sharpe: measured.sharpe && { ratio: rounded(measured.sharpe.ratio), n: measured.sharpe.n },
  }
}

/** 0.125 is 12.5. */
export function percent(share: number): number {
  return rounded(share * 100)
}

/** Two places; a zero never has a sign. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100 + 0
}

/** Equity points: all midnights, and hourly points of the last month, so that long records stay small. */
export type Part = 'simulated' | 'since_release'

const DENSE_DAYS = 31

type Row = { at: Date; net: bigint; gross: bigint; hold: bigint; crp: bigint }

/** Oldest first. */
export async function readPoints(query: Query, run_id: string, part: Part): Promise<Point[]> {
  const [ends] = await query<{ first: Date | null; last: Date | null }>(
    'SELECT min(at) AS first, max(at) AS last FROM bot_equity WHERE run_id = $1 AND part = $2',
    [run_id, part],
  )
  if (!ends?.first || !ends.last) return []
  const dense_from = new Date(ends.last.getTime() - DENSE_DAYS * DAY_MS)
  const rows = await query<Row>(
    `SELECT at, net, gross, hold, crp FROM bot_equity WHERE run_id = $1 AND part = $2
       AND (at = $3 OR at > $4 OR extract(epoch FROM at) % 86400 = 0) ORDER BY at`,
    [run_id, part, ends.first, dense_from],
  )
  return rows.map(({ at, ...values }) => ({ at: at.getTime(), ...values }))
}
