/**
 * Whether the server can be reached. A call without an answer starts a probe; if that fails too, the connection counts as lost, and the
 * probe is repeated after a doubling pause until the server answers.
 */

import { useSyncExternalStore } from 'react'
import { serverAnswers } from '#web/kit/feedback/server-answers.ts'
import { serverNow } from '#web/shared/clock/server-now.ts'

export type Connection = {
  readonly lost: boolean
  /** The next probe, as ISO text; null while one is running. */
  readonly next_at: string | null
}

const FIRST_PAUSE_MS = 2_000
const MAX_PAUSE_MS = 30_000

const FINE: Connection = { lost: false, next_at: null }
let connection = FINE
let is_probing = false
let endPause: (() => void) | null = null
const listeners = new Set<() => void>()
const onReached = new Set<() => void>()

/** A call, a stream or a file got no answer. */
export function reportNoAnswer(): void {
  if (!is_probing) void probeUntilReached()
}

/** Ends the pause before the next probe. */
export function probeNow(): void {
  if (endPause) endPause()
  else reportNoAnswer()
}

/** Calls back whenever a lost connection is back; returns the unsubscribe function. */
export function whenReached(callback: () => void): () => void {
  onReached.add(callback)
  return () => onReached.delete(callback)
}

export function useConnection(): Connection {
  return useSyncExternalStore(
    subscribe,
    () => connection,
    () => FINE,
  )
}

async function probeUntilReached(): Promise<void> {
  is_probing = true
  for (let pause_ms = FIRST_PAUSE_MS; !(await serverAnswers()); pause_ms = Math.min(MAX_PAUSE_MS, pause_ms * 2)) {
    change({ lost: true, next_at: new Date(serverNow().getTime() + pause_ms).toISOString() })
    await pause(pause_ms)
    change({ lost: true, next_at: null })
  }
  is_probing = false
  const was_lost = connection.lost
  change(FINE)
  if (was_lost) for (const callback of [...onReached]) callback()
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer)
      window.removeEventListener('online', settle)
      endPause = null
      resolve()
    }
    const timer = setTimeout(settle, ms)
    window.addEventListener('online', settle)
    endPause = settle
  })
}

function change(next: Connection): void {
  connection = next
  for (const listener of listeners) listener()
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** Registers the service worker. Without one only the offline page is missing. */
export function watchNetwork(): void {
  if (!import.meta.env.PROD) return
  const register = () => void navigator.serviceWorker?.register('/sw.js').catch(() => {})
  // Last, so that it never delays a screen.
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
