/** What the browser says of an element: whether it is near the viewport, and its width. */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

const NEAR = '200px'

export function useInView<E extends Element>(): { readonly box: RefObject<E | null>; readonly in_view: boolean } {
  const box = useRef<E>(null)
  const [in_view, setInView] = useState(false)
  useEffect(() => {
    if (!box.current) return
    const observer = new IntersectionObserver((entries) => setInView(entries.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: NEAR,
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return { box, in_view }
}

/** The width of an element in CSS pixels, to draw for it instead of scaling. Null until it is measured. */
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
