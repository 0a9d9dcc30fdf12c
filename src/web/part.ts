/**
 * A part of a screen whose code and texts are fetched apart. A screen stands without such a part: where it cannot be fetched its place stays as it is while
 * it loads, and it is asked for again when the network is back, or after a while.
 */
import { type ComponentType, lazy } from 'react'
import { type Area, loadTexts } from './locales/text.ts'

const AGAIN_MS = 30_000

/** `areas`: the texts that the part uses, all of them, whoever shows it. */
export function lazyPart<Props>(areas: readonly Area[], load: () => Promise<ComponentType<Props>>) {
  const patiently = (): Promise<{ default: ComponentType<Props> }> =>
    Promise.all([load(), loadTexts(areas)]).then(
      ([part]) => ({ default: part }),
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
