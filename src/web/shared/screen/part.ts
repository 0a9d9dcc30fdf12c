/** A lazily loaded part of a screen, with its code and texts. */
import type { ComponentType } from 'react'
import { lazyWithRetry } from '#web/kit/feedback/lazy-with-retry.ts'

/** `preload`: load before it is shown. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>, preload = false) {
  return lazyWithRetry(load, preload)
}
