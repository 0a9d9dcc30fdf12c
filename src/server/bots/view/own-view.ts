/** The view of a member's own bots. For their maker alone. */
import type * as z from 'zod/mini'
import type { ownBot, ownBots } from '#contract/member/own-bots'
import type { ReplyOf } from '#contract/shared/define'
import { assert } from '#kernel/assert'
import { nextBarEnd } from '#trading/line-up/bar'
import { COINS } from '#trading/line-up/bot'
import { versionOf } from '../own/own-bot.ts'
import { findOf, type OwnRule } from '../own/store.ts'
import { readPoints } from '../record/bot-record.ts'
import { haltedBy, newestTick } from '../run/freshness.ts'
import { findRun, findRuns, type Run } from '../run/run.ts'
import { haltedFor, ran, type ViewDependencies } from './bot-view.ts'
import { findRunFills } from './find-fills.ts'
import { toWire } from './read-curves.ts'
import { tradeOf } from './trade-view.ts'

type OwnBot = z.output<typeof ownBot>
type Newest = Awaited<ReturnType<typeof newestTick>>

export async function viewOwnBots(deps: ViewDependencies, own: readonly OwnRule[]): Promise<OwnBot[]> {
  if (own.length === 0) return []
  const versions = own.map((one) => ({ version: versionOf(one) }))
  const [newest, runs] = await Promise.all([newestTick(deps), findRuns(deps.database.query, deps.market.source, versions)])
  return Promise.all(own.map((one) => viewOwnBot(deps, one, runs.find(({ version }) => version === versionOf(one)) ?? null, newest)))
}

export async function viewOwn(deps: ViewDependencies, own: OwnRule): Promise<OwnBot> {
  const [newest, run] = await Promise.all([newestTick(deps), findRun(deps.database.query, versionOf(own), deps.market.source)])
  return viewOwnBot(deps, own, run, newest)
}

/** One that was released by this member. */
export async function viewReleased(deps: ViewDependencies, user_id: string, id: string): Promise<OwnBot> {
  const own = await findOf(deps.database, user_id, id)
  assert(own, 'a bot that was released is there')
  return viewOwn(deps, own)
}

async function viewOwnBot(deps: ViewDependencies, own: OwnRule, run: Run | null, newest: Newest): Promise<OwnBot> {
  const { id, bar, ...rule } = own
  const is_stopped = own.stopped_at !== null
  const halted = is_stopped ? null : haltedBy(COINS, newest)
  const trading = { state: is_stopped ? 'stopped' : 'running', halted_reason: null, halted_note: null } as const
  const shown = { _id: id, interval: bar, ...rule, ...(halted ? haltedFor(halted) : trading) }
  const has_next = !is_stopped && !deps.market.source.startsWith('REPLAY')
  const next_bar_at = has_next ? new Date(nextBarEnd(bar, deps.clock.now().getTime())) : null
  if (!run) return { ...shown, next_bar_at, price_source: null, released_at: null, last_fill_at: null, book: null, since_release: null }
  const { price_source, released_at, last_fill_at, capital, value, cash, positions, since_release } = await ran(deps, run, newest.tick)
  // A stopped bot is not valued any more.
  const book = is_stopped ? null : { capital, value, cash, positions }
  return { ...shown, next_bar_at, price_source, released_at, last_fill_at, book, since_release }
}

const NEWEST_FILLS = 20

/** With its equity and its newest fills. */
export async function viewOwnRecord(deps: ViewDependencies, own: OwnRule): Promise<ReplyOf<typeof ownBots.readOwnBot>['data']> {
  const { query } = deps.database
  const [newest, run] = await Promise.all([newestTick(deps), findRun(query, versionOf(own), deps.market.source)])
  const [view, points, fills] = await Promise.all([
    viewOwnBot(deps, own, run, newest),
    run ? readPoints(query, run.id, 'since_release') : [],
    run ? findRunFills(query, run.id, NEWEST_FILLS) : [],
  ])
  return { ...view, equity: points.map((point) => toWire(point, 'since_release')), trades: fills.map(tradeOf) }
}
