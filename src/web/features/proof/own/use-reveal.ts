/** Shows finished steps one by one. A step is shown only after it has really finished. */
import { useEffect, useState } from 'react'
import type { ReportStep } from '#web/entities/verification/index.ts'
import { stopAt } from './steps.ts'

/** At least 120 ms apart, for timers that fire early. */
const APART_MS = 150

/** How many steps are shown. `still`: those of an earlier check are all shown at once. */
export function useReveal(steps: readonly ReportStep[], still: boolean): number {
  const until = stopAt(steps)
  const [shown, setShown] = useState(still ? until : 0)
  if (shown > until) setShown(until)
  useEffect(() => {
    if (shown >= until) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setShown(until)
      return
    }
    const timer = setTimeout(() => setShown(shown + 1), APART_MS)
    return () => clearTimeout(timer)
  }, [shown, until])
  return Math.min(shown, until)
}
