/** Texts of a fill: time, label, price source. */
import { dayNumber } from '#kernel/format/moment'
import { group } from '#kernel/money'
import { moneyText } from '#web/kit/index.ts'
import { serverNow } from '#web/shared/clock/server-now.ts'
import { secondText, timeOfFillText } from '#web/shared/locale/dates.ts'
import { noteText } from '#web/shared/locale/note-text.ts'
import type { Key, T } from '#web/shared/locale/text.ts'
import { botText } from './bot-name.ts'
import type { Trade } from './bot-query.ts'

const QUIET_MS = 600_000

/** `2:04:07 PM UTC`, with the date unless it is today. */
export function fillTime(at: string, now: Date = serverNow()): string {
  return dayNumber(at) === dayNumber(now) ? timeOfFillText(at) : secondText(at)
}

/** Whether the last trade is old enough to mention. */
export function isQuiet(newest: Trade, now: Date = serverNow()): boolean {
  return now.getTime() - Date.parse(newest.at) > QUIET_MS
}

export function tradeLabel(t: T, trade: Trade): string {
  const { pair } = trade
  return t('bots.trades.row', {
    side: sideText(t, trade),
    pair,
    amount: moneyText(trade.amount),
    bot: botText(t, trade.bot),
    time: fillTime(trade.at),
  })
}

export function sideText(t: T, { side }: Pick<Trade, 'side'>): string {
  return t(`bots.trades.${side}`)
}

/** Why it bought or sold; fills from before this was recorded have the whole decision instead. */
export function whyText({ why, why_note, reason }: Pick<Trade, 'why' | 'why_note' | 'reason'>): string {
  return why === null ? reason : noteText(why_note, why)
}

export function coinOf(pair: string): string {
  return pair.replace(/USDT$/, '')
}

export function sourceHelp(source: string): Key {
  if (source.startsWith('REPLAY')) return 'bots.sources.replay'
  return source === 'LIVE' ? 'bots.sources.live' : 'bots.sources.simulated'
}

/** `64250.1` as `$64,250.10`: all stored decimals, and at least two. */
export function priceText(plain: string): string {
  const [whole = '0', fraction = ''] = plain.split('.')
  return `$${group(whole)}.${fraction.padEnd(2, '0')}`
}

/** Merges fills in list order without duplicates, the newest nine. */
const MAX_TRADES = 9

export function newestOf(fills: readonly Trade[]): Trade[] {
  const each = [...new Map(fills.map((fill) => [fill._id, fill])).values()]
  return each.sort((a, b) => b.at.localeCompare(a.at) || b._id.localeCompare(a._id)).slice(0, MAX_TRADES)
}
