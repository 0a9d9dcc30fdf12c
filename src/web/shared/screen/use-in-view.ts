/** Whether an element is near the viewport. */
import { type RefObject, useEffect, useRef, useState } from 'react'

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
