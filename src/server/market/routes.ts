/** The market's routes: they translate between wire and use cases. */

import type { market } from '#contract/market'
import type { Handlers } from '#contract/shared/define'
import { refuse } from '#kernel/refusal'
import { singleFlightBy } from '#kernel/single-flight'
import { showBoard } from './board.ts'
import { type CandleQuery, readCandles } from './candles.ts'
import { placeOfPair } from './coin.ts'
import type { Market } from './open.ts'

export function marketRoutes({ database, clock, feed, board, hub }: Market): Handlers<typeof market> {
  const candles = singleFlightBy(
    ({ place, interval, limit, before }: CandleQuery) => `${place}/${interval}/${limit}/${before?.getTime()}`,
    (asked) => readCandles(database, asked),
  )
  return {
    readPrices: async () => ({ data: showBoard(await board(), clock.now()) }),
    readCandles: async ({ query }) => {
      const { symbol, interval, limit, before } = query
      const place = placeOfPair(symbol)
      if (place < 0) return refuse('no_coin')
      return { data: await candles({ source: feed.source, place, interval, limit, before: before ?? null }) }
    },
    streamMarket: async () => ({ stream: (reader) => hub.subscribe((subscriber) => subscriber.serve(reader)) }),
  }
}
