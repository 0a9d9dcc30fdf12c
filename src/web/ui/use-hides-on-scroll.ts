/** True while the top bar should be out of the way: after 40px down, until the next move up. */
import { useEffect, useState } from 'react'

const AFTER = 40
const NOISE = 4

export function useHidesOnScroll(): boolean {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const follow = () => {
      const now = Math.max(0, window.scrollY)
      if (Math.abs(now - last) < NOISE) return
      setHidden(now > last && now > AFTER)
      last = now
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])
  return hidden
}
