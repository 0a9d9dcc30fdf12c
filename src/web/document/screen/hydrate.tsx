/**
 * Hands a screen's document to React: loads its code and texts, then hydrates what the server rendered, or draws it where that is empty.
 */
import { hydrate } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { holdTexts } from '#web/kit/text/translated.ts'
import { watchNetwork } from '#web/shared/call/connection.ts'
import { queries } from '#web/shared/call/queries.ts'
import { startTexts } from '#web/shared/locale/language.ts'
import { addressesOf } from '#web/shared/screen/define-screen.ts'
import { NOTICE } from '#web/shared/session/drawn-for.ts'
import { DRAFTS, isStorageBlocked, sessionItems } from '#web/shared/session/storage.ts'
import { PREFIX, Screen } from './Screen.tsx'
import { screenOf } from './screens.ts'

/** Resolves once the screen is interactive. */
export async function hydrateScreen(root: HTMLElement): Promise<void> {
  const { screen, path = location.pathname, origin = '', sample } = root.dataset
  const code = screenOf(screen)
  if (!code) throw new Error(`there is no screen ${screen}`)
  const started = startTexts()
  const [{ Component }] = await Promise.all([code.load(), started])
  hydrate(queries, JSON.parse(document.getElementById('answers')?.textContent ?? 'null'))
  const rendered = root.dataset.rendered !== undefined
  const release = rendered ? holdTexts(root) : () => {}
  await new Promise<void>((ready) => {
    const given = {
      client: queries,
      origin,
      offers_sample: sample === 'offered',
      paths: addressesOf(code),
      path,
      Component,
      onReady: ready,
    }
    const tree = <Screen {...given} named={!rendered} />
    const options = { identifierPrefix: PREFIX, onRecoverableError: notify }
    startTransition(() => (rendered ? void hydrateRoot(root, tree, options) : createRoot(root, options).render(tree)))
  })
  release()
  root.dataset.hydrated = ''
  if (sessionItems.read(NOTICE) !== null) void import('#web/shared/call/take-over.ts').then((taking) => taking.tellTakenOver())
  if (isStorageBlocked()) void import('#web/shared/session/tell-blocked.ts').then(({ tellBlocked }) => tellBlocked())
  if (sessionItems.read(DRAFTS) !== null) void import('#web/shared/session/restore-drafts.ts').then((drafts) => drafts.restoreDrafts())
  void import('#web/shared/call/watch-member.ts').then(({ watchMember }) => watchMember())
  watchNetwork()
}

/** A part that the server left to the browser, because its code is lazy, isn't an error. */
const LEFT_TO_BROWSER = /Suspense boundary|#419/

function notify(error: unknown): void {
  if (!(error instanceof Error && LEFT_TO_BROWSER.test(error.message))) reportError(error)
}
