/** One listener of the market: what it has not been told yet. Of prices only the newest is kept, so a slow one skips instead of queueing. */

import type { market } from '#contract/market'
import type { Reader } from '#contract/shared/define'

export type Events = (typeof market)['streamMarket']['events']
export type MarketReader = Reader<Events>
export type MarketEvent = Parameters<MarketReader['send']>[0]
export type PricesEvent = Extract<MarketEvent, { event: 'prices' }>
export type FillEvent = Extract<MarketEvent, { event: 'fill' }>

/** Fills that wait for a listener; more than these it finds at /trades. */
const FILLS = 20

export type Ear = {
  /** `whole` has all coins: it stands in for prices that were skipped. */
  tellPrices(changed: PricesEvent, whole: () => PricesEvent): void
  tellFill(event: FillEvent): void
  end(): void
  /** Tells the reader until it is gone. */
  serve(reader: MarketReader): Promise<void>
}

export function openEar(): Ear {
  let prices: PricesEvent | null = null
  let fills: FillEvent[] = []
  let ended = false
  let wake: (() => void) | null = null
  const ring = (): void => wake?.()
  const rung = (): Promise<void> =>
    new Promise((resolve) => {
      wake = resolve
    })
  const take = (): MarketEvent[] => {
    const events = [...fills, ...(prices ? [prices] : [])]
    fills = []
    prices = null
    return events
  }
  return {
    tellPrices: (changed, whole) => {
      prices = prices ? whole() : changed
      ring()
    },
    tellFill: (event) => {
      fills = [...fills.slice(1 - FILLS), event]
      ring()
    },
    end: () => {
      ended = true
      ring()
    },
    serve: async (reader) => {
      reader.gone.addEventListener('abort', ring)
      while (!ended && !reader.gone.aborted) {
        for (const event of take()) if (!(await reader.send(event))) return
        if (!prices && fills.length === 0 && !ended && !reader.gone.aborted) await rung()
      }
    },
  }
}
