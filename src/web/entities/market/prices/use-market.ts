/** Hooks for the market's prices and fills. */
import { useContext, useDeferredValue, useEffect, useRef, useSyncExternalStore } from 'react'
import { type Coin, unpricedCoins } from './coin.ts'
import { type FillListener, FirstPrices, listenFills, readMarket, watchMarket } from './store.ts'

const readCoins = () => readMarket().coins

const OUT_OF_SIGHT_MS = 5_000

/**
 * All fifteen coins, in order: from the page's HTML until the first update. Updates never block an interaction; off-screen parts are
 * updated every five seconds.
 */
export function useCoins(in_view = true): readonly Coin[] {
  const first = useContext(FirstPrices)
  const snapshot = useSyncExternalStore(in_view ? watchMarket : watchNowAndThen, readCoins, readCoins)
  return useDeferredValue(snapshot === unpricedCoins ? first : snapshot)
}

function watchNowAndThen(changed: () => void): () => void {
  let coming: ReturnType<typeof setTimeout> | undefined
  const notify = () => {
    coming = undefined
    changed()
  }
  const stop = watchMarket(() => {
    coming ??= setTimeout(notify, OUT_OF_SIGHT_MS)
  })
  return () => {
    clearTimeout(coming)
    stop()
  }
}

/**
 * Calls back once for each bot fill. Also calls `onOpen` when the stream (re)opens: the list may have a gap then, and should be
 * refetched.
 */
export function useFills(listener: FillListener): void {
  const current = useRef(listener)
  useEffect(() => {
    current.current = listener
  })
  useEffect(
    () =>
      listenFills({
        onFill: (fill) => current.current.onFill(fill),
        onOpen: () => current.current.onOpen?.(),
      }),
    [],
  )
}
