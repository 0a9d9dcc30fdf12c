/** The market in a component. */
import { useContext, useDeferredValue, useEffect, useRef, useSyncExternalStore } from 'react'
import { type Coin, untold } from './coin.ts'
import { FirstPrices } from './first-prices.ts'
import { type FillListener, listenFills, readMarket, watchMarket } from './store.ts'

const readCoins = () => readMarket().coins

const OUT_OF_SIGHT_MS = 5_000

/**
 * The fifteen coins, always all of them, in their order: as the page came with them, until this tab has heard of them. New prices never hold up a
 * press; what is out of sight is drawn with them every five seconds.
 */
export function useCoins(in_view = true): readonly Coin[] {
  const first = useContext(FirstPrices)
  const heard = useSyncExternalStore(in_view ? watchMarket : watchNowAndThen, readCoins, readCoins)
  return useDeferredValue(heard === untold ? first : heard)
}

function watchNowAndThen(changed: () => void): () => void {
  let coming: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    coming = undefined
    changed()
  }
  const stop = watchMarket(() => {
    coming ??= setTimeout(tell, OUT_OF_SIGHT_MS)
  })
  return () => {
    clearTimeout(coming)
    stop()
  }
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
