/** Why a bot bought or sold a coin, from its order's record: the coin's share of the book, and the share that the rule wanted. */
import { formatPercent } from '#kernel/format/number'
import type { Note } from '#sentences/notes'
import type { Bot } from '#trading/line-up/bot'

type Shares = {
  /** Null: no share yet, since the bot had not traded before. */
  readonly held: number | null
  readonly wanted: number
}

type Traded = { readonly version: string; readonly symbol: string; readonly side: 'buy' | 'sell'; readonly opens: boolean }

const BPS = 10_000
const kinds = { '1.0': 'equal', '2.0': 'steps', '4.0': 'best', '7.0': 'vote', '8.0': 'careful' } as const

export function whyOf({ version, symbol: coin, side, opens }: Traded, { held, wanted }: Shares): Note {
  const params = { coin, held: shareText(held ?? 0), wanted: shareText(wanted) }
  if (held === null && opens) return { code: 'why_first', params }
  if (version === '5.0') return trendNote(side, held ?? 0, wanted, params)
  const kind = Object.hasOwn(kinds, version) ? kinds[version as Exclude<Bot['version'], '5.0'>] : null
  return { code: kind ? `why_${kind}_${side}` : 'why_wanted', params }
}

/** The sign of a position is that of the 28-day trend, its size that of the volatility (rules/trend.ts). */
function trendNote(side: 'buy' | 'sell', held: number, wanted: number, params: { coin: string; held: string; wanted: string }): Note {
  if (wanted < 0 && held > 0) return { code: 'why_trend_below', params }
  if (wanted > 0 && held < 0) return { code: 'why_trend_above', params }
  if (wanted === 0) return { code: 'why_wanted', params }
  return { code: `why_trend_${wanted > 0 ? 'up' : 'down'}_${side}`, params }
}

/** `11.42%`, `−3.00%` */
function shareText(share: number): string {
  return formatPercent(Math.round(share * BPS))
}
