/** The market's routes: they translate between wire and use cases. */

import type { market } from '#contract/market'
import type { Handlers } from '#contract/shared/define'
import { refuse } from '#kernel/refusal'
import { singleFlightBy } from '#kernel/single-flight'
import { asOf, noteAsOf } from '#server/store'
import { showBoard } from './board.ts'
import { type CandleQuery, readCandles } from './candles.ts'
import { placeOfPair } from './coin.ts'
import type { Market } from './open.ts'

export function marketRoutes({ database, clock, feed, board, hub }: Market): Handlers<typeof market> {
  const candles = singleFlightBy(
    ({ place, interval, limit, before }: CandleQuery) => `${place}/${interval}/${limit}/${before?.getTime()}`,
    (asked) => asOf(() => database.late((query) => readCandles(query, asked))),
  )
  return {
    readPrices: async () => ({ data: showBoard(await board(), clock.now()) }),
    readCandles: async ({ query }) => {
      const { symbol, interval, limit, before } = query
      const place = placeOfPair(symbol)
      if (place < 0) return refuse('no_coin')
      return { data: noteAsOf(await candles({ source: feed.source, place, interval, limit, before: before ?? null })) }
    },
    streamMarket: async () => ({ stream: (reader) => hub.subscribe((subscriber) => subscriber.serve(reader)) }),
  }
}
