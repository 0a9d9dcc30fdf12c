/** The element that a stop is about: the first that is on the page, once it is there. */
import { useEffect, useState } from 'react'
import type { StopName } from './tour-store.ts'

const OUTLINE = ['outline-2', 'outline-offset-4', 'outline-accent-edge', 'rounded-3']

/** Until there is a plan to preview, its stop points at the place of plans. */
const selectors: Readonly<Record<StopName, readonly string[]>> = {
  fund: ['[data-tour="fund"]'],
  pick: ['[data-tour="pick"]', '[data-tour="plans"]'],
  watch: ['[data-tour="watch"]', '[data-tour="plans"]'],
  proof: ['[data-tour="proof"]'],
}

export function useTarget(stop: StopName): HTMLElement | null {
  const [target, setTarget] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const find = () => setTarget(targetOf(stop))
    find()
    const observer = new MutationObserver(find)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [stop])
  useEffect(() => {
    if (!target) return
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    target.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' })
    target.classList.add(...OUTLINE)
    return () => target.classList.remove(...OUTLINE)
  }, [target])
  return target
}

function targetOf(stop: StopName): HTMLElement | null {
  for (const selector of selectors[stop]) {
    const target = [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.getClientRects().length > 0)
    if (target) return target
  }
  return null
}
