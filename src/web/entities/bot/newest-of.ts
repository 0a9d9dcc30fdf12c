/** Merges fills in list order without duplicates, the newest nine. */
import type { Trade } from './bot-query.ts'

const MAX_TRADES = 9

export function newestOf(fills: readonly Trade[]): Trade[] {
  const each = [...new Map(fills.map((fill) => [fill._id, fill])).values()]
  return each.sort((a, b) => b.at.localeCompare(a.at) || b._id.localeCompare(a._id)).slice(0, MAX_TRADES)
}
