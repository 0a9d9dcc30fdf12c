/** What has to be here before the app takes the place of the page that stood before it: the screen, its frame, and what the ribbon says. */
import { queries } from './queries.ts'
import { router } from './router.tsx'
import { configQuery } from './shell/config-query.ts'
import { PublicShell } from './shell/Shell.tsx'

/** After that the app is drawn with what there is, and says itself what does not come. */
const MOST_MS = 5_000

/** The stylesheet of a page that painted without it (before/painting-first.ts), here and not yet in force. */
export async function style(): Promise<HTMLLinkElement | null> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][media="print"]')
  if (link && !link.sheet) await new Promise((resolve) => whenSettled(link, resolve))
  return link
}

function whenSettled(link: HTMLLinkElement, settle: (event: Event) => void): void {
  link.addEventListener('load', settle)
  link.addEventListener('error', settle)
}

export async function firstScreen(): Promise<void> {
  const all = [routed(), PublicShell.asked, queries.prefetchQuery({ ...configQuery, retry: false })]
  await Promise.race([Promise.allSettled(all), new Promise((resolve) => setTimeout(resolve, MOST_MS))])
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
