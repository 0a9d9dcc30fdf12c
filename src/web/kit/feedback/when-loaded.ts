/**
 * Lazy-loaded code and texts. A failed fetch is retried until it succeeds: when the network returns, on request, or after a doubling pause.
 * If the server no longer has the file, because a newer build replaced it, only a page reload helps.
 */

import { type ComponentType, lazy, useSyncExternalStore } from 'react'
import { serverAnswers } from './server-answers.ts'

export type LoadProblem = 'no_connection' | 'outdated'

/** The file is gone from a server that answers, also after three tries. */
export class OutdatedBuild extends Error {
  override readonly name = 'OutdatedBuild'
}

const RETRY_PAUSES_MS = [250, 500, 1_000]
const FIRST_PAUSE_MS = 1_000
const MAX_PAUSE_MS = 30_000

const problems = new Map<symbol, LoadProblem>()
const listeners = new Set<() => void>()
const waiting = new Set<() => void>()

/** With 'throw' it rejects with OutdatedBuild instead of waiting for a file that is gone. */
export async function whenLoaded<T>(load: () => Promise<T>, if_outdated: 'wait' | 'throw' = 'wait'): Promise<T> {
  const token = Symbol('load')
  try {
    for (let pause_ms = FIRST_PAUSE_MS; ; pause_ms = Math.min(MAX_PAUSE_MS, pause_ms * 2)) {
      const outcome = await attempt(load)
      if ('loaded' in outcome) return outcome.loaded
      if (outcome.problem === 'outdated' && if_outdated === 'throw') throw new OutdatedBuild('', { cause: outcome.cause })
      report(token, outcome.problem)
      await retryOrPause(pause_ms)
    }
  } finally {
    report(token, null)
  }
}

type Outcome<T> = { readonly loaded: T } | { readonly problem: LoadProblem; readonly cause: unknown }

/** While the server responds: three more tries, after which the file counts as gone. */
async function attempt<T>(load: () => Promise<T>): Promise<Outcome<T>> {
  for (let tries = 0; ; tries += 1) {
    try {
      return { loaded: await load() }
    } catch (cause) {
      if (!(await serverAnswers())) return { problem: 'no_connection', cause }
      const pause_ms = RETRY_PAUSES_MS[tries]
      if (pause_ms === undefined) return { problem: 'outdated', cause }
      await retryOrPause(pause_ms)
    }
  }
}

function retryOrPause(pause_ms: number): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      window.removeEventListener('online', settle)
      waiting.delete(settle)
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(settle, pause_ms)
    waiting.add(settle)
    window.addEventListener('online', settle)
  })
}

/** Ends the pause of everything that waits. */
export function retryLoading(): void {
  for (const settle of [...waiting]) settle()
}

function report(own: symbol, problem: LoadProblem | null): void {
  if (problem) problems.set(own, problem)
  else problems.delete(own)
  for (const listener of listeners) listener()
}

/** The current load problem; null if there is none. */
export function useLoadProblem(): LoadProblem | null {
  return useSyncExternalStore(subscribe, currentProblem, () => null)
}

function currentProblem(): LoadProblem | null {
  const all = [...problems.values()]
  return all.includes('no_connection') ? 'no_connection' : (all[0] ?? null)
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** `preload`: needed as soon as its parent is shown, so it is fetched at once. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>, preload = false) {
  const fetchIt = async () => ({ default: await whenLoaded(load) })
  const preloaded = preload ? fetchIt() : null
  return Object.assign(
    lazy(() => preloaded ?? fetchIt()),
    { preloaded },
  )
}
