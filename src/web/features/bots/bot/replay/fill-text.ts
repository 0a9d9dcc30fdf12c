/** A fill in one line: when, what, at which price, and its result. */
import { priceText, type Trade } from '#web/entities/bot/index.ts'
import { moneyText } from '#web/kit/index.ts'
import { briefText } from '#web/shared/locale/dates.ts'
import type { T } from '#web/shared/locale/text.ts'

export function fillText(t: T, fill: Trade): string {
  return [
    `${briefText(fill.at)}: ${dealText(t, fill)}`,
    t('record.replay.fee', { fee: moneyText(fill.fee) }),
    fill.profit === null ? t('record.replay.entry') : t('record.replay.result', { amount: moneyText(fill.profit, 'always') }),
  ].join(', ')
}

/** `bought $120.00 at $3,041.82` */
export function dealText(t: T, { side, amount, price }: Trade): string {
  return t(side === 'buy' ? 'record.replay.bought' : 'record.replay.sold', {
    amount: moneyText(amount),
    price: priceText(shortPrice(price)),
  })
}

/** Two decimals from a dollar up: the whole price is on the fill's own page. */
function shortPrice(price: string): string {
  return Number(price) >= 1 ? Number(price).toFixed(2) : String(Number(Number(price).toPrecision(4)))
}
