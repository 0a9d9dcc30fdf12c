/** The market in a component. */
import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Coin } from './coin.ts'
import { type FillListener, listenFills, type Market, readMarket, watchMarket } from './store.ts'

export function useMarket(): Market {
  return useSyncExternalStore(watchMarket, readMarket, readMarket)
}

/** The fifteen coins, always all of them, in their order. */
export function useCoins(): readonly Coin[] {
  return useMarket().coins
}

/**
 * Tells each fill of the bots as it comes, once. A listener that is an object also hears when the stream begins (again): what it shows may have
 * a gap then, and is better read again.
 */
export function useFills(listener: FillListener | FillListener['onFill']): void {
  const current = useRef(listener)
  useEffect(() => {
    current.current = listener
  })
  useEffect(
    () =>
      listenFills({
        onFill: (fill) => {
          const { current: now } = current
          if (typeof now === 'function') now(fill)
          else now.onFill(fill)
        },
        onOpen: () => {
          const { current: now } = current
          if (typeof now === 'object') now.onOpen?.()
        },
      }),
    [],
  )
}
