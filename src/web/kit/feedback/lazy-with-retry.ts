/** A component whose code is fetched when it is first shown. The rest of the screen works without it; its place stays empty until it is loaded. */
import { type ComponentType, lazy } from 'react'
import { whenLoaded } from './when-loaded.ts'

/** `preload`: needed as soon as its parent is shown, so it is fetched at once. */
export function lazyWithRetry<Props>(load: () => Promise<ComponentType<Props>>, preload = false) {
  const fetchIt = async () => ({ default: await whenLoaded(load) })
  const preloaded = preload ? fetchIt() : null
  return Object.assign(
    lazy(() => preloaded ?? fetchIt()),
    { preloaded },
  )
}
