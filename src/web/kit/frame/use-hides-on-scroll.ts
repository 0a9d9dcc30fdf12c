/** True while the top bar is hidden: after 40 px down, until 40 px up or within 10 px of the top. */
import { useEffect, useState } from 'react'

const THRESHOLD = 40
const TOP = 10

export function useHidesOnScroll(): boolean {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    // Where the last scroll in the other direction ended.
    let lowest = window.scrollY
    let highest = window.scrollY
    let away = false
    const follow = () => {
      const now = Math.max(0, window.scrollY)
      lowest = Math.max(lowest, now)
      highest = Math.min(highest, now)
      if (away ? now <= TOP || lowest - now > THRESHOLD : now > TOP && now - highest > THRESHOLD) {
        away = !away
        lowest = now
        highest = now
        setHidden(away)
      }
      // Scrolling back counts from the turning point.
      if (away) highest = now
      else lowest = now
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])
  return hidden
}
