/**
 * The name of the shown record, for the heading and the tab. The route's own title is used until it is
 * known.
 */
import { useLayoutEffect, useSyncExternalStore } from 'react'

export type ScreenName = {
  readonly tab: string
  /** Null if the screen has its own heading. */
  readonly heading: string | null
}

const names = new Map<symbol, ScreenName>()
const listeners = new Set<() => void>()

/** Sets the screen's name while the caller is mounted; the last caller wins. */
export function useNameScreen(tab: string | undefined, heading: string | null | undefined = tab): void {
  // A layout effect, so that no other name is painted.
  useLayoutEffect(() => {
    if (!tab) return
    const token = Symbol('name')
    names.set(token, { tab, heading: heading ?? null })
    notify()
    return () => {
      names.delete(token)
      notify()
    }
  }, [tab, heading])
}

export function useScreenName(): ScreenName | undefined {
  return useSyncExternalStore(subscribe, currentName, currentName)
}

function currentName(): ScreenName | undefined {
  return [...names.values()].at(-1)
}

function notify(): void {
  for (const listener of listeners) listener()
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
