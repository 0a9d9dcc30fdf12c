/**
 * A part of a screen whose code is fetched apart. A screen stands without such a part: where it cannot be fetched its place stays as it is while
 * it loads, and it is asked for again when the network is back, or after a while.
 */
import { type ComponentType, lazy } from 'react'

const AGAIN_MS = 30_000

export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const patiently = (): Promise<{ default: ComponentType<Props> }> =>
    load().then(
      (part) => ({ default: part }),
      () => networkBack().then(patiently),
    )
  return lazy(patiently)
}

function networkBack(): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      window.removeEventListener('online', settle)
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(settle, AGAIN_MS)
    window.addEventListener('online', settle)
  })
}
