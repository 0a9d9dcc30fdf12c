/** The width of an element in CSS pixels, to draw for it instead of scaling. Null until it is measured. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

export function useWidth<E extends HTMLElement>(): { readonly box: RefObject<E | null>; readonly width: number | null } {
  const box = useRef<E>(null)
  const [width, setWidth] = useState<number | null>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setWidth(Math.floor(element.clientWidth) || null)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { box, width }
}
