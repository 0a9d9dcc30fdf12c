/** Whole seconds until an instant, counted by the real clock. The server decides what has expired; this only shows it. */
import { useEffect, useState } from 'react'
import { secondsBetween, systemClock } from '#kernel/clock'

const TICK_MS = 1000

export function useSecondsLeft(until: string | null): number {
  const [now, setNow] = useState(() => systemClock.now())
  useEffect(() => {
    if (until === null) return
    setNow(systemClock.now())
    const timer = setInterval(() => setNow(systemClock.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [until])
  return until === null ? 0 : Math.max(0, secondsBetween(now, new Date(until)))
}
