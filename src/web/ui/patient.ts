/**
 * Code that is fetched when it is first shown. What it belongs to stands without it: where it cannot be fetched its place stays as it is, and it
 * is asked for again when the network is back, or after a while.
 */
import { type ComponentType, lazy } from 'react'

const AGAIN_MS = 30_000

export function patient<Props>(load: () => Promise<ComponentType<Props>>) {
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
