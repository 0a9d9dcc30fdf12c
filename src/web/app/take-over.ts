/**
 * The app takes the place of the page that stood before it, once it has what that page shows: the screen, its frame, and what the ribbon says. Only
 * who reads such a page fetches this.
 */
import { queries } from '#web/shared/call/queries.ts'
import { configQuery } from '#web/shared/config/config-query.ts'
import { keepPlace } from './before/keep-place.ts'
import { router } from './router.tsx'
import { PublicShell } from './shell/Shell.tsx'

/** After that the app is drawn with what there is, and says itself what does not come. */
const MOST_MS = 5_000

/** Resolves when the app may be drawn, to what is called as soon as it stands there. */
export async function takeOver(root: HTMLElement): Promise<() => void> {
  const stay = keepPlace(root)
  const all = [routed(), PublicShell.preloaded, queries.prefetchQuery({ ...configQuery, retry: false })]
  await Promise.race([Promise.allSettled(all), new Promise((resolve) => setTimeout(resolve, MOST_MS))])
  return stay
}

function routed(): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const leave = router.subscribe(({ initialized }) => {
      if (!initialized) return
      leave()
      resolve()
    })
  })
}
