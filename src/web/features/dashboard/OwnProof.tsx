/** The member's own proof on the dashboard: its code and data load when the browser is idle. */
import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '#web/kit/feedback/when-loaded.ts'

const IDLE_AT_LAST_MS = 4000
const Mark = lazyPart(async () => (await import('#web/entities/verification/OwnMark.tsx')).OwnMark)
const Warning = lazyPart(async () => (await import('#web/entities/verification/OwnMark.tsx')).OwnWarning)

export function OwnProofMark() {
  return useIdle() ? (
    <Suspense fallback={null}>
      <Mark />
    </Suspense>
  ) : null
}

export function OwnProofWarning() {
  return useIdle() ? (
    <Suspense fallback={null}>
      <Warning />
    </Suspense>
  ) : null
}

function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), IDLE_AT_LAST_MS)
      return () => clearTimeout(timer)
    }
    const handle = window.requestIdleCallback(() => setIdle(true), { timeout: IDLE_AT_LAST_MS })
    return () => window.cancelIdleCallback(handle)
  }, [])
  return idle
}
