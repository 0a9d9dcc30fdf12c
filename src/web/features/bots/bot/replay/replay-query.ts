/** The newest fills of one coin and its hourly prices around them. Bounded: a hundred fills, thirty days of prices. */
import { useQuery } from '@tanstack/react-query'
import { HOUR_MS } from '#kernel/duration'
import { priceText, type Trade } from '#web/entities/bot/index.ts'
import { moneyText } from '#web/kit/index.ts'
import { call } from '#web/shared/call/call.ts'
import { briefText } from '#web/shared/locale/dates.ts'
import type { T } from '#web/shared/locale/text.ts'

const FILLS = '100'
const CANDLES = '720'

export type Candle = { readonly at: number; readonly open: number; readonly high: number; readonly low: number; readonly close: number }
export type Replay = { readonly candles: readonly Candle[]; readonly fills: readonly PlacedFill[] }
/** A fill and the place of its hour among the candles. */
export type PlacedFill = { readonly fill: Trade; readonly candle: number }

export function useReplay(version: string, pair: string) {
  return useQuery({
    queryKey: ['replay', version, pair],
    queryFn: async ({ signal }): Promise<Replay> => {
      const [fills, candles] = await Promise.all([
        call('listTrades', { query: { bot: version, pair, limit: FILLS }, signal }),
        call('readCandles', { query: { symbol: pair, interval: '1h', limit: CANDLES }, signal }),
      ])
      const drawn = candles.data.map(({ at, open, high, low, close }) => ({
        at: Date.parse(at),
        open: Number(open),
        high: Number(high),
        low: Number(low),
        close: Number(close),
      }))
      return { candles: drawn, fills: placed(fills.data, drawn) }
    },
    // It moves by hand only.
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Oldest first; fills outside the candles are left out. */
function placed(fills: readonly Trade[], candles: readonly Candle[]): PlacedFill[] {
  return fills
    .map((fill) => {
      const at = Date.parse(fill.at)
      return { fill, candle: candles.findIndex((one) => at >= one.at && at < one.at + HOUR_MS) }
    })
    .filter(({ candle }) => candle >= 0)
    .toReversed()
}

/** A fill in one line: when, what, at which price, and its result. */
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
