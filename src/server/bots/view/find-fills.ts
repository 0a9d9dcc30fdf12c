/** The public list of fills: newest first, paged. */

import type { bots } from '#contract/bots'
import type { ReplyOf } from '#contract/shared/define'
import { isId } from '#kernel/id'
import { formatDecimal } from '#kernel/money'
import { formatPrice, formatQuantity, price, quantity } from '#kernel/price'
import type { Query } from '#server/store'
import { USD } from '#trading/exchange/posting'
import type { BotsDependencies } from '../dependencies.ts'
import { OWN } from '../own/own-bot.ts'
import type { FillRow } from '../run/run.ts'
import { tradeOf } from './trade-view.ts'

const COLUMNS = `f.id, f.n, r.version, r.source, f.symbol, f.side, f.opens, f.quantity, f.tick_id, f.at, f.tick_price, f.half_spread, f.impact,
  f.price, f.amount, f.fee, f.slippage, f.profit, f.reduced_cost, o.reason, o.bar_at, o.decided_at,
  o.held_shares[array_position(o.symbols, f.symbol)] AS held_share, o.wanted_shares[array_position(o.symbols, f.symbol)] AS wanted_share`
/** Fills of members' own rules are not in it. */
const FROM = `FROM bot_fill f JOIN bot_run r ON r.id = f.run_id AND r.version NOT LIKE '${OWN}%' JOIN bot_order o ON o.id = f.order_id`
const FROM_RUN = 'FROM bot_fill f JOIN bot_run r ON r.id = f.run_id JOIN bot_order o ON o.id = f.order_id WHERE f.run_id = $1'
const CHOSEN = '($1::text IS NULL OR r.version = $1) AND ($2::text IS NULL OR f.symbol = $2)'
/** Capped: larger totals are reported as null. */
const COUNT_LIMIT = 10_001

export type FillFilter = { readonly version?: string | undefined; readonly symbol?: string | undefined }

export async function findFills(
  query: Query,
  { version, symbol, after }: FillFilter & { readonly after: { readonly created_at: Date; readonly id: string } | null },
  limit: number,
): Promise<FillRow[]> {
  return query<FillRow>(
    `SELECT ${COLUMNS} ${FROM} WHERE ${CHOSEN} AND ($3::timestamptz IS NULL OR (f.at, f.id) < ($3, $4::uuid)) ORDER BY f.at DESC, f.id DESC LIMIT $5`,
    [version ?? null, symbol ?? null, after?.created_at ?? null, after?.id ?? null, limit],
  )
}

export async function countFills(query: Query, { version, symbol }: FillFilter): Promise<number> {
  const [row] = await query<{ n: number }>(
    `SELECT count(*)::int AS n FROM (SELECT 1 ${FROM} WHERE ${CHOSEN} LIMIT ${COUNT_LIMIT}) counted`,
    [version ?? null, symbol ?? null],
  )
  return row?.n ?? 0
}

/** Of one run, also of an own rule. */
export async function findRunFills(query: Query, run_id: string, limit: number): Promise<FillRow[]> {
  return query<FillRow>(`SELECT ${COLUMNS} ${FROM_RUN} ORDER BY f.at DESC, f.id DESC LIMIT $2`, [run_id, limit])
}

async function findFill(query: Query, id: string): Promise<FillRow | null> {
  if (!isId(id)) return null
  const [row] = await query<FillRow>(`SELECT ${COLUMNS} ${FROM} WHERE f.id = $1`, [id])
  return row ?? null
}

/** Fills after the one with this number, oldest first. */
async function findFillsSince(query: Query, n: bigint, limit: number): Promise<FillRow[]> {
  return query<FillRow>(`SELECT ${COLUMNS} ${FROM} WHERE f.n > $1 ORDER BY f.n LIMIT $2`, [n, limit])
}

async function lastFillNumber(query: Query): Promise<bigint> {
  const [row] = await query<{ n: bigint }>('SELECT coalesce(max(n), 0)::bigint AS n FROM bot_fill')
  return row?.n ?? 0n
}

/** When one of the line-up last filled an order; null before the first. */
export async function readLastFillAt(query: Query): Promise<Date | null> {
  const [row] = await query<{ at: Date }>(`SELECT f.at ${FROM} ORDER BY f.at DESC, f.id DESC LIMIT 1`)
  return row?.at ?? null
}

/** One fill with its tick and its postings. */
type Posting = { readonly account: string; readonly commodity: string; readonly amount: bigint }

/** Null: there is no such fill. */
export async function readTrade(query: Query, id: string): Promise<ReplyOf<typeof bots.readTrade>['data'] | null> {
  const fill = await findFill(query, id)
  if (!fill) return null
  const postings = await query<Posting>(
    `SELECT account, commodity, amount FROM bot_posting WHERE entry_id = $1 ORDER BY commodity = 'USD' DESC, account`,
    [fill.id],
  )
  return {
    ...tradeOf(fill),
    tick: {
      tick_id: fill.tick_id,
      at: fill.at,
      price: formatPrice(price(fill.tick_price)),
      half_spread: partOf(fill.half_spread),
      impact: partOf(fill.impact),
    },
    bar_at: fill.bar_at,
    decided_at: fill.decided_at,
    postings: postings.map(({ account, commodity, amount }) => ({
      account,
      commodity,
      amount: commodity === USD ? formatDecimal(amount) : formatQuantity(quantity(amount)),
    })),
  }
}

/** A part of a price, possibly zero. */
function partOf(value: bigint): string {
  return value === 0n ? '0' : formatPrice(price(value))
}

/** Publishes fills to this node's subscribers, regardless of which node made them: each node looks for fills newer than its last. */
const ROUND = 100

/** The first call publishes nothing: earlier fills are in the lists. */
export function openAnnouncer({ database, market }: Pick<BotsDependencies, 'database' | 'market'>): () => Promise<void> {
  let lastPublished: bigint | null = null
  return async () => {
    lastPublished ??= await lastFillNumber(database.query)
    for (const fill of await findFillsSince(database.query, lastPublished, ROUND)) {
      market.announce({ event: 'fill', data: { data: tradeOf(fill) } })
      lastPublished = fill.n
    }
  }
}
