/** The drawn series of bots: the curves of all since release, the equity of one, and the divergence of the re-runs. */
import type { bots } from '#contract/bots'
import type { ReplyOf } from '#contract/shared/define'
import { cents } from '#kernel/money'
import type { Query } from '#server/store'
import { worstDrawdown } from '#trading/performance/measure'
import type { Point } from '#trading/performance/point'
import type { BotsDependencies } from '../dependencies.ts'
import { type Part, readPoints } from '../record/bot-record.ts'
import { findRun, findRuns } from '../run/run.ts'
import { sample } from './sample.ts'

type Curve = ReplyOf<typeof bots.readBotCurves>['data'][number]

const MAX_POINTS = 88

/** Bots without a point are absent. */
export async function readCurves(query: Query, { market, bots: known }: BotsDependencies): Promise<Curve[]> {
  const runs = await findRuns(query, market.source, known)
  const curves = await Promise.all(
    known.map(async ({ version }) => {
      const run = runs.find((one) => one.version === version)
      const points = run ? await readPoints(query, run.id, 'since_release') : []
      return points.length > 0 ? [curveOf(version, points)] : []
    }),
  )
  return curves.flat()
}

function curveOf(version: Curve['version'], points: readonly Point[]): Curve {
  const [first] = points
  const worst = worstDrawdown(points.map((point) => ({ at: point.at, value: Number(point.net), point })))
  const thin = sample(points, MAX_POINTS, worst ? [worst.high.point, worst.low.point] : [])
  return {
    version,
    points: thin.map(({ at, net, hold }) => ({ at: new Date(at), net: index(net, first?.net), hold: index(hold, first?.hold) })),
    worst: worst && { from: new Date(worst.high.at), to: new Date(worst.low.at) },
  }
}

/** 100 at the start. A book with more debt than assets is worth zero. */
function index(value: bigint, start: bigint | undefined): number {
  if (!start || value <= 0n) return 0
  return Math.round((Number(value) / Number(start)) * 10_000) / 100
}

/** A bot's equity curve, simulated history first, each point marked with its part. */
type Wire = ReplyOf<typeof bots.readBotEquity>['data']

/** Null: no bot of this version. Empty before its first price. */
export async function readEquity(query: Query, { market, bots: known }: BotsDependencies, version: string): Promise<Wire | null> {
  if (!known.some((bot) => bot.version === version)) return null
  const run = await findRun(query, version, market.source)
  if (!run) return []
  const parts = await Promise.all((['simulated', 'since_release'] as const).map((part) => readPart(part)))
  return parts.flat()

  async function readPart(part: Part): Promise<Wire> {
    const points = await readPoints(query, run?.id ?? '', part)
    return points.map((point) => toWire(point, part))
  }
}

export function toWire({ at, net, gross, hold, crp }: Point, part: Part): Wire[number] {
  // A book with more debt than assets is worth zero.
  const worth = (value: bigint) => cents(value > 0n ? value : 0n)
  return { at: new Date(at), net: worth(net), gross: worth(gross), hold: worth(hold), crp: worth(crp), part }
}

const DAYS = 400

type Row = { readonly day: string; readonly fills: number; readonly divergence: bigint; readonly checked_at: Date }

/** The results of the daily re-runs, newest day first. */
export async function readDivergence(query: Query): Promise<ReplyOf<typeof bots.readDivergence>['data']> {
  const rows = await query<Row>(
    `SELECT day, sum(fills)::int AS fills, sum(divergence)::bigint AS divergence, max(checked_at) AS checked_at
     FROM bot_divergence GROUP BY day ORDER BY day DESC LIMIT $1`,
    [DAYS],
  )
  return rows.map((row) => ({ ...row, divergence: cents(row.divergence) }))
}
