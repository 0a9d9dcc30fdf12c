/** The shares of a bot's coins and cash over time: its book at each close, valued at the close. */

import type { bots } from '#contract/bots'
import type { ReplyOf } from '#contract/shared/define'
import { DAY_MS } from '#kernel/duration'
import { quantity, worth } from '#kernel/price'
import type { Query } from '#server/store'
import type { BotsDependencies } from '../dependencies.ts'
import { percent } from '../record/bot-record.ts'
import { type KnownBar, readMarks } from '../run/read-bars.ts'
import { findRun, type Run } from '../run/run.ts'
import { sample } from './sample.ts'
import { pairOf } from './trade-view.ts'

type Weights = ReplyOf<typeof bots.readBotWeights>['data']
type Holdings = { readonly n: number; readonly cash: bigint | null; readonly quantities: readonly (bigint | null)[] }

const DAYS = 31
const MAX_POINTS = 90

/** Null: no bot of this version. No points before its first close. */
export async function readWeights(query: Query, deps: BotsDependencies, version: string): Promise<Weights | null> {
  const { market, bots: known, clock } = deps
  const bot = known.find((one) => one.version === version)
  if (!bot) return null
  const run = await findRun(query, version, market.source)
  if (!run) return { coins: bot.coins.map(pairOf), points: [] }
  const until = clock.now()
  const after = new Date(Math.max(run.released_at.getTime(), until.getTime() - DAYS * DAY_MS))
  const bars = sample(await readMarks({ market, query }, run, { after, until }), MAX_POINTS)
  const books = await readBooks(query, run, bars)
  return { coins: run.coins.map(pairOf), points: bars.flatMap((bar, n) => pointOf(run, bar, books.get(n + 1))) }
}

function pointOf({ capital }: Run, { at, closes }: KnownBar, held: Holdings | undefined): Weights['points'] {
  const values = closes.map((close, n) => Number(worth(quantity(held?.quantities[n] ?? 0n), close)))
  const cash = Number(held?.cash ?? capital)
  const whole = values.reduce((sum, value) => sum + value, cash)
  if (whole <= 0) return []
  const shares = values.map((value) => percent(value / whole))
  return [{ at: new Date(at), cash: percent(1 - shares.reduce((sum, share) => sum + share, 0) / 100), shares }]
}

/** The book after the last fill known at each bar, by the bar's place from 1. Each fill stores the resulting balances. */
async function readBooks(query: Query, { id, coins }: Run, bars: readonly KnownBar[]): Promise<ReadonlyMap<number, Holdings>> {
  if (bars.length === 0) return new Map()
  const rows = await query<Holdings>(
    `SELECT asked.n::int AS n, head.cash_after AS cash, ARRAY(
       SELECT (SELECT f.quantity_after FROM bot_fill f WHERE f.run_id = $1 AND f.symbol = coin.symbol AND f.seq <= head.seq
         ORDER BY f.seq DESC LIMIT 1)
       FROM unnest($3::text[]) WITH ORDINALITY AS coin (symbol, place) ORDER BY coin.place) AS quantities
     FROM unnest($2::timestamptz[]) WITH ORDINALITY AS asked (at, n)
     CROSS JOIN LATERAL (SELECT f.seq, f.cash_after FROM bot_fill f WHERE f.run_id = $1 AND f.at <= asked.at
       ORDER BY f.at DESC, f.id DESC LIMIT 1) newest
     CROSS JOIN LATERAL (SELECT f.seq, f.cash_after FROM bot_fill f WHERE f.run_id = $1 AND f.seq >= newest.seq AND f.at <= asked.at
       ORDER BY f.seq DESC LIMIT 1) head`,
    [id, bars.map(({ known_at }) => known_at), coins],
  )
  return new Map(rows.map((row) => [row.n, row]))
}
