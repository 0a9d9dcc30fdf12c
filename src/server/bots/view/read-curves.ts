/** The curves of all bots since release for one drawing: net and held value from 100, with the stretch of the worst drawdown. */
import type { bots } from '#contract/bots'
import type { ReplyOf } from '#contract/shared/define'
import type { Query } from '#server/store'
import { worstDrawdown } from '#trading/performance/drawdown'
import type { Point } from '#trading/performance/point'
import type { BotsDependencies } from '../dependencies.ts'
import { readPoints } from '../record/read-points.ts'
import { findRuns } from '../run/find-run.ts'
import { sample } from './sample.ts'

type Curve = ReplyOf<typeof bots.readBotCurves>['data'][number]

const MAX_POINTS = 88

/** Bots without a point are absent. */
export async function readCurves(query: Query, { market, bots: known }: BotsDependencies): Promise<Curve[]> {
  const runs = (await findRuns(query, market.source)).filter(({ version }) => known.some((bot) => bot.version === version))
  const curves = await Promise.all(
    runs.map(async ({ id, version }) => {
      const points = await readPoints(query, id, 'since_release')
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
