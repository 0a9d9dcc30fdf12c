/** The same money in BTC: bought with all that came in and sold for all that went out, at the close of each day. Pure. */
import type { noBitcoins } from '#contract/member/returns'
import { type Price, quantity, quantityFor, worth } from '#kernel/price'
import type { Course } from './time-weighted.ts'

type BitcoinCloses = {
  /** The day of the first price of all; null without any. */
  readonly first: number | null
  readonly by_day: ReadonlyMap<number, Price>
}

type NoBitcoin = (typeof noBitcoins)[number]
export type InBitcoin = { readonly closing: bigint } | { readonly none: NoBitcoin; readonly day: number | null }

/** The days whose closes are needed. */
export function pricedDays({ first, opening, steps, last }: Course): number[] {
  const flows = steps.filter(({ money_in, money_out }) => money_in !== money_out)
  return [...new Set([...(opening > 0n ? [first] : []), ...flows.map(({ day }) => day), last])]
}

export function inBitcoin(course: Course, { first, by_day }: BitcoinCloses): InBitcoin {
  const { opening, steps, last } = course
  if (opening === 0n && steps.every(({ money_in }) => money_in === 0n)) return { none: 'no_money', day: null }
  const missing = pricedDays(course).find((day) => !by_day.has(day))
  if (missing !== undefined) return { none: first !== null && missing >= first ? 'no_price' : 'before_prices', day: missing }
  const priceOn = (day: number) => by_day.get(day) as Price
  let coins: bigint = opening > 0n ? quantityFor(opening, priceOn(course.first)) : 0n
  for (const { day, money_in, money_out } of steps) {
    if (money_in === money_out) continue
    coins += quantityFor(money_in - money_out, priceOn(day))
    if (coins < 0n) return { none: 'ran_out', day }
  }
  return { closing: worth(quantity(coins), priceOn(last)) }
}
