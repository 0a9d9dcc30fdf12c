import { useEffect, useState } from 'react'
import { secondsBetween } from '#kernel/clock'
import { serverNow } from './server-now.ts'

const TICK_MS = 1000

/** Whole seconds until an instant. The server decides what has expired; this only shows it. */
export function useSecondsLeft(until: string | null): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    if (until === null) return
    setNow(serverNow())
    const timer = setInterval(() => setNow(serverNow()), TICK_MS)
    return () => clearInterval(timer)
  }, [until])
  return until === null ? 0 : Math.max(0, secondsBetween(now, new Date(until)))
}
