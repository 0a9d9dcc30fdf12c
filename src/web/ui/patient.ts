/**
 * Code that is fetched when it is first shown. What it belongs to stands without it: where it cannot be fetched its place stays as it is, and it
 * is asked for again when the network is back, or after a while.
 */
import { type ComponentType, lazy } from 'react'

const AGAIN_MS = 30_000

/** `ahead`: it will be needed as soon as what fetches it stands, so it is asked for at once. */
export function patient<Props>(load: () => Promise<ComponentType<Props>>, ahead = false) {
  const patiently = async () => ({ default: await untilHere(load) })
  const asked = ahead ? patiently() : null
  return Object.assign(
    lazy(() => asked ?? patiently()),
    { asked },
  )
}

/** What is fetched, however long the network is away. */
export async function untilHere<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load()
    } catch {
      await networkBack()
    }
  }
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
