/** One market subscriber and its unsent events. Only the newest prices are kept, so a slow subscriber skips instead of queueing. */

import type { market } from '#contract/market'
import type { Reader } from '#contract/shared/define'

type Events = (typeof market)['streamMarket']['events']
type MarketStream = Reader<Events>
type MarketEvent = Parameters<MarketStream['send']>[0]
export type PricesEvent = Extract<MarketEvent, { event: 'prices' }>
export type FillEvent = Extract<MarketEvent, { event: 'fill' }>

/** Fills queued for a subscriber; older ones are at /trades. */
const FILLS = 20

export type PriceSubscriber = {
  /** `whole` has all coins: it replaces prices that were skipped. */
  publishPrices(changed: PricesEvent, whole: () => PricesEvent): void
  publishFill(event: FillEvent): void
  end(): void
  /** Sends events until the client disconnects. */
  serve(reader: MarketStream): Promise<void>
}

export function openSubscriber(): PriceSubscriber {
  let prices: PricesEvent | null = null
  let fills: FillEvent[] = []
  let ended = false
  let resume: (() => void) | null = null
  const wake = (): void => resume?.()
  const woken = (): Promise<void> =>
    new Promise((resolve) => {
      resume = resolve
    })
  const take = (): MarketEvent[] => {
    const events = [...fills, ...(prices ? [prices] : [])]
    fills = []
    prices = null
    return events
  }
  return {
    publishPrices: (changed, whole) => {
      prices = prices ? whole() : changed
      wake()
    },
    publishFill: (event) => {
      fills = [...fills.slice(1 - FILLS), event]
      wake()
    },
    end: () => {
      ended = true
      wake()
    },
    serve: async (reader) => {
      reader.gone.addEventListener('abort', wake)
      while (!ended && !reader.gone.aborted) {
        for (const event of take()) if (!(await reader.send(event))) return
        if (!prices && fills.length === 0 && !ended && !reader.gone.aborted) await woken()
      }
    },
  }
}
