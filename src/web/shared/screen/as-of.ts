/** The age of what a screen shows while it can't be refreshed: its cards report theirs, and one banner shows the oldest. */
import { useLayoutEffect, useSyncExternalStore } from 'react'

const times = new Map<symbol, number>()
const listeners = new Set<() => void>()

/** Null: nothing to report. */
export function useReportAsOf(at: number | null): void {
  useLayoutEffect(() => {
    if (at === null) return
    const own = Symbol('as of')
    times.set(own, at)
    notify()
    return () => {
      times.delete(own)
      notify()
    }
  }, [at])
}

/** Milliseconds since the epoch; null if nothing is reported. */
export function useAsOf(): number | null {
  return useSyncExternalStore(subscribe, oldest, () => null)
}

function oldest(): number | null {
  return times.size === 0 ? null : Math.min(...times.values())
}

function notify(): void {
  for (const listener of listeners) listener()
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
