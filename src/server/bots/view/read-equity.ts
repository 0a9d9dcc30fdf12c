/** A bot's equity curve, simulated history first, each point marked with its part. */
import type { bots } from '#contract/bots'
import type { ReplyOf } from '#contract/shared/define'
import { cents } from '#kernel/money'
import type { Query } from '#server/store'
import type { Point } from '#trading/performance/point'
import type { BotsDependencies } from '../dependencies.ts'
import { type Part, readPoints } from '../record/read-points.ts'
import { findRun } from '../run/find-run.ts'

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

function toWire({ at, net, gross, hold, crp }: Point, part: Part): Wire[number] {
  // A book with more debt than assets is worth zero.
  const worth = (value: bigint) => cents(value > 0n ? value : 0n)
  return { at: new Date(at), net: worth(net), gross: worth(gross), hold: worth(hold), crp: worth(crp), part }
}
