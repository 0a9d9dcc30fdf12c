/** Whether an element is near the window: for what need not be drawn, or drawn anew, before. */
import { type RefObject, useEffect, useRef, useState } from 'react'

const NEAR = '200px'

export type InView<E> = {
  readonly box: RefObject<E | null>
  readonly in_view: boolean
  /** It was, once at least. */
  readonly seen: boolean
}

export function useInView<E extends Element>(): InView<E> {
  const box = useRef<E>(null)
  const [in_view, setInView] = useState(false)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!box.current) return
    const tell = (entries: readonly IntersectionObserverEntry[]) => {
      const now = entries.at(-1)?.isIntersecting ?? false
      setInView(now)
      if (now) setSeen(true)
    }
    const observer = new IntersectionObserver(tell, { rootMargin: NEAR })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return { box, in_view, seen }
}
