/** Hydrates a rendered screen: loads its code and texts, then React takes over. */
import { hydrate } from '@tanstack/react-query'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { queries } from '#web/shared/call/queries.ts'
import { watchNetwork } from '#web/shared/call/watch-network.ts'
import { setTimeZone } from '#web/shared/locale/dates.ts'
import { startTexts } from '#web/shared/locale/language.ts'
import { rerenderTexts } from '#web/shared/locale/text.ts'
import { PREFIX, Screen } from './Screen.tsx'
import { pageNamed } from './screens.ts'

/** Resolves once the screen is interactive. */
export async function hydrateScreen(root: HTMLElement): Promise<void> {
  const { screen, path = '', origin = '', sample } = root.dataset
  const code = pageNamed(screen)
  if (!code) throw new Error(`there is no screen ${screen}`)
  const started = startTexts()
  const [{ Component }] = await Promise.all([code.load(), started])
  hydrate(queries, JSON.parse(document.getElementById('answers')?.textContent ?? 'null'))
  // As the server rendered it; the browser's time zone follows.
  setTimeZone('UTC')
  await new Promise<void>((ready) => {
    const tree = (
      <Screen
        client={queries}
        origin={origin}
        offers_sample={sample === 'offered'}
        pattern={code.path}
        path={path}
        Component={Component}
        onReady={ready}
      />
    )
    startTransition(() => void hydrateRoot(root, tree, { identifierPrefix: PREFIX, onRecoverableError: notify }))
  })
  setTimeZone(undefined)
  rerenderTexts()
  root.dataset.hydrated = ''
  void import('#web/shared/call/watch-member.ts').then(({ watchMember }) => watchMember())
  watchNetwork()
}

/** A part that the server left to the browser, because its code is lazy, isn't an error. */
const LEFT_TO_BROWSER = /Suspense boundary|#419/

function notify(error: unknown): void {
  if (!(error instanceof Error && LEFT_TO_BROWSER.test(error.message))) reportError(error)
}
