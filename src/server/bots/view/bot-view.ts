/** The view of every bot: its rule, its book at the last prices, its record. Before the first price only the rule. */
import type * as z from 'zod/mini'
import type { bot } from '#contract/bots'
import { cents } from '#kernel/money'
import { formatPrice, formatQuantity, worth } from '#kernel/price'
import { sharesOf } from '#kernel/shares'
import { type Note, noteText } from '#sentences/notes'
import type { Query } from '#server/store'
import { type Book, bookValue, type Marks } from '#trading/exchange/book'
import { nextBarEnd } from '#trading/line-up/bar'
import type { Bot } from '#trading/line-up/bot'
import type { BotsDependencies, Tick } from '../dependencies.ts'
import type { Records } from '../record/bot-record.ts'
import { haltedBy, newestTick } from '../run/freshness.ts'
import { isRecording } from '../run/read-bars.ts'
import { readBook } from '../run/read-book.ts'
import { findRuns, parametersOf, type Run } from '../run/run.ts'
import { pairOf } from './trade-view.ts'

export type BotView = z.output<typeof bot>

/** The dependencies of the bot views. */
export type ViewDependencies = BotsDependencies & { readonly records: Records }

export async function listBots(deps: ViewDependencies): Promise<BotView[]> {
  const { database, market, bots } = deps
  const [newest, runs, code_version] = await Promise.all([
    newestTick(deps),
    findRuns(database.query, market.source, bots),
    deps.codeVersion(),
  ])
  const view = async (one: Bot): Promise<BotView> => {
    const run = runs.find(({ version }) => version === one.version) ?? null
    const halted_note = haltedBy(one.coins, newest)
    const halting = halted_note ? haltedFor(halted_note) : ({ state: 'running', halted_reason: null, halted_note: null } as const)
    const next_bar_at = market.source.startsWith('REPLAY') ? null : new Date(nextBarEnd(one.bar, deps.clock.now().getTime()))
    const shown = { ...describe(one), ...halting, next_bar_at }
    if (!run) return { ...shown, ...waiting(one), code_version }
    const [halt, record] = await Promise.all([barless(database.query, run), ran(deps, run, newest.tick)])
    return { ...shown, ...halt, ...record }
  }
  return Promise.all(bots.map(view))
}

function describe({ version, name, method, says, rule, bar, coins }: Bot) {
  return { version, name, method, rule: says, source: rule.source, bar, coins: coins.map(pairOf) }
}

/** A recording has bars of one length: a bot with another length can't act, and says so. */
async function barless(query: Query, run: Run): Promise<Partial<ReturnType<typeof haltedFor>>> {
  if (!isRecording(run)) return {}
  const [counted] = await query<{ points: number; orders: number }>(
    `SELECT (SELECT count(*) FROM bot_equity WHERE run_id = $1)::int AS points, (SELECT count(*) FROM bot_order WHERE run_id = $1)::int AS orders`,
    [run.id],
  )
  const played = counted && counted.points > 2 && counted.orders === 0
  return played ? haltedFor({ code: 'bars_missing', params: { bar: run.bar } }) : {}
}

export function haltedFor(halted_note: Note) {
  return { state: 'halted' as const, halted_reason: noteText(halted_note), halted_note }
}

/** Not begun: no price has come yet. */
function waiting(one: Bot) {
  const money = cents(one.capital)
  const record = { since_release: null, simulated: null, last_fill_at: null, released_at: null, price_source: null }
  return { ...record, parameters: parametersOf(one), capital: money, value: money, cash: one.capital, positions: [] }
}

export async function ran({ database: { query }, records }: ViewDependencies, run: Run, tick: Tick | null) {
  const [{ book }, [last], since_release, simulated] = await Promise.all([
    readBook(query, run),
    query<{ at: Date | null }>('SELECT max(at) AS at FROM bot_fill WHERE run_id = $1', [run.id]),
    records.sinceRelease(run),
    records.simulated(run),
  ])
  const marks: Marks = tick?.prices ?? new Map()
  const value = bookValue(book, marks) ?? valueAtCost(book)
  return {
    code_version: run.code_version,
    parameters: { ...run.parameters },
    price_source: run.source,
    released_at: run.released_at,
    last_fill_at: last?.at ?? null,
    capital: cents(run.capital),
    value: cents(value > 0n ? value : 0n),
    cash: book.cash,
    positions: positionsOf(book, marks),
    since_release,
    simulated,
  }
}

function positionsOf(book: Book, marks: Marks): BotView['positions'] {
  const held = [...book.positions].flatMap(([symbol, { quantity, cost }]) => {
    if (quantity === 0n) return []
    const price = marks.get(symbol) ?? null
    const size = price === null ? cost : worth(quantity, price)
    return [{ symbol: pairOf(symbol), quantity: formatQuantity(quantity), price: price && formatPrice(price), value: size }]
  })
  // With the cash they add up to 100%.
  const shares = sharesOf([...held.map((one) => one.value), book.cash])
  return held.map((one, at) => ({ ...one, share_percent: Number(shares[at] ?? 0n) / 100 }))
}

/** A held coin has no price at the moment. */
function valueAtCost(book: Book): bigint {
  return [...book.positions.values()].reduce((sum, { cost }) => sum + cost, book.cash)
}

export type WorstDrawdown = { readonly since_release: number | null; readonly simulated: number | null }

/**
 * The maximum drawdown of any bot, in percent and at most zero: since its release, and in its simulated history. Null without such a
 * record.
 */
export async function readWorstDrawdown(deps: ViewDependencies): Promise<WorstDrawdown> {
  const all = await listBots(deps)
  return { since_release: worstOf(all.map((bot) => bot.since_release)), simulated: worstOf(all.map((bot) => bot.simulated)) }
}

function worstOf(records: readonly ({ readonly max_drawdown_percent: number } | null)[]): number | null {
  const falls = records.flatMap((record) => (record ? [Math.abs(record.max_drawdown_percent)] : []))
  return falls.length === 0 ? null : -Math.max(...falls)
}
